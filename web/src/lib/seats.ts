/** Seats are told apart by colour, shape and letter together. */
import type { Seat } from './wire';

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';

export interface SeatLook {
  letter: string;
  shape: Shape;
  colour: string;
  /** The colour of the letter on it. */
  ink: string;
}

const WHITE = '#FFFFFF';
const INK = '#23301F';

export const SEAT_LOOKS: readonly SeatLook[] = [
  { letter: 'A', shape: 'circle', colour: '#C65300', ink: WHITE },
  { letter: 'B', shape: 'square', colour: '#0072B2', ink: WHITE },
  { letter: 'C', shape: 'triangle', colour: '#007F5C', ink: WHITE },
  { letter: 'D', shape: 'diamond', colour: '#A0467F', ink: WHITE },
  { letter: 'E', shape: 'hexagon', colour: '#56B4E9', ink: INK },
  { letter: 'F', shape: 'star', colour: '#C99700', ink: INK },
];

export function lookOf(seat: Seat): SeatLook {
  return SEAT_LOOKS[seat % SEAT_LOOKS.length] as SeatLook;
}

export function letterOf(seat: Seat): string {
  return lookOf(seat).letter;
}

/** Outlines in a box of 24 by 24, centred on 12,12. */
export const SHAPE_PATHS: Record<Shape, string> = {
  circle: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
  square:
    'M5 2.8h14a2.2 2.2 0 0 1 2.2 2.2v14a2.2 2.2 0 0 1-2.2 2.2H5A2.2 2.2 0 0 1 2.8 19V5A2.2 2.2 0 0 1 5 2.8z',
  triangle:
    'M10.6 2.3a1.6 1.6 0 0 1 2.8 0l9.5 17.3a1.6 1.6 0 0 1-1.4 2.4h-19a1.6 1.6 0 0 1-1.4-2.4z',
  diamond:
    'M10.9 1.2a1.6 1.6 0 0 1 2.2 0l9.7 9.7a1.6 1.6 0 0 1 0 2.2l-9.7 9.7a1.6 1.6 0 0 1-2.2 0l-9.7-9.7a1.6 1.6 0 0 1 0-2.2z',
  hexagon:
    'M7.2 3h9.6a1.4 1.4 0 0 1 1.2.7l4.6 7.6a1.4 1.4 0 0 1 0 1.4L18 20.3a1.4 1.4 0 0 1-1.2.7H7.2a1.4 1.4 0 0 1-1.2-.7L1.4 12.7a1.4 1.4 0 0 1 0-1.4L6 3.7A1.4 1.4 0 0 1 7.2 3z',
  star: 'M12 1l3 7.1 7.7.7-5.8 5.1 1.7 7.5L12 17.5l-6.6 3.9 1.7-7.5L1.3 8.8 9 8.1z',
};

/** How far below the middle the letter sits, since a triangle's weight is low. */
export const LETTER_DROP: Record<Shape, number> = {
  circle: 0,
  square: 0,
  triangle: 2.6,
  diamond: 0,
  hexagon: 0,
  star: 0.6,
};
