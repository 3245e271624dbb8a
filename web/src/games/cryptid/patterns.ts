/** A drawing for each terrain around 0,0, so that no terrain is told by colour alone. */
import type { Terrain } from './model';

export interface Pattern {
  d: string;
  filled: boolean;
}

const wave = (x: number, y: number): string => `M${x} ${y}q3.500-4.500 7 0t7 0`;
const dune = (x: number, y: number, w = 16): string =>
  `M${x} ${y}q${w * 0.3}-7 ${w * 0.62}-2.500q${w * 0.2} 3.200 ${w * 0.38} 1`;
const peak = (x: number, y: number, h: number): string =>
  `M${x - h * 0.62} ${y}L${x} ${y - h}L${x + h * 0.62} ${y}M${x - h * 0.24} ${y - h * 0.58}l${h * 0.18} ${h * 0.16}l${h * 0.14}-${h * 0.15}l${h * 0.17} ${h * 0.15}`;
const tree = (x: number, y: number, s: number): string =>
  `M${x} ${y - 9 * s}l4.200 ${6 * s}h-2.200l3.600 ${5.5 * s}h-4.600v${3.5 * s}h-2v-${3.5 * s}h-4.600l3.600-${5.5 * s}h-2.200z`;
const reed = (x: number, y: number): string =>
  `M${x - 7} ${y}h14M${x} ${y}v-11M${x - 1} ${y}l-5.500-8.500M${x + 1} ${y}l5.500-8.500`;

export const PATTERNS: Record<Terrain, Pattern> = {
  water: {
    d: wave(-20, -15) + wave(4, -19) + wave(-28, 1) + wave(8, -1) + wave(-14, 15) + wave(6, 20),
    filled: false,
  },
  mountain: { d: peak(-13, -6, 16) + peak(13, -3, 13) + peak(0, 21, 17), filled: false },
  forest: {
    d:
      tree(-17, -8, 1) +
      tree(6, -15, 1) +
      tree(21, 3, 0.9) +
      tree(-7, 13, 1.05) +
      tree(12, 20, 0.9),
    filled: true,
  },
  swamp: { d: reed(-14, -9) + reed(14, -6) + reed(-4, 13) + reed(17, 22), filled: false },
  desert: {
    d: dune(-22, -16) + dune(5, -12) + dune(-27, 3) + dune(8, 7) + dune(-12, 20),
    filled: false,
  },
};

/** A paw, for the place where the creature lives. */
export const PAW =
  'M0 2.500c4.600 0 9 4.300 9 8.300c0 2.700-2 3.900-4.300 3.900c-1.900 0-3-.8-4.700-.8s-2.800.8-4.700.8c-2.300 0-4.300-1.200-4.300-3.900c0-4 4.400-8.300 9-8.300z' +
  'M-9.800-2.500c2.100-.4 4.300 1.600 4.800 4.200s-.8 4.700-2.900 5s-4.200-1.600-4.700-4.200s.7-4.700 2.800-5z' +
  'M9.800-2.500c-2.100-.4-4.300 1.600-4.800 4.200s.8 4.700 2.900 5s4.200-1.600 4.700-4.200s-.7-4.700-2.800-5z' +
  'M-4-10.500c2.100-.3 4 1.900 4.200 4.800s-1.300 5.300-3.400 5.500s-4-1.900-4.200-4.800s1.300-5.300 3.400-5.500z' +
  'M4-10.500c-2.100-.3-4 1.900-4.200 4.800s1.300 5.300 3.400 5.500s4-1.900 4.200-4.800s-1.300-5.300-3.400-5.500z';
