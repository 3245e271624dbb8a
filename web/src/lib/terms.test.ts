import { expect, test } from 'vitest';

import { marked, termsOf } from './terms';

const terms = termsOf('cube=CRY-17, power card=TOU-17, forêt=HAB-23');

test('words of the game stand out, in the plural and at the beginning too', () => {
  expect(marked('Place cubes here.', terms)).toEqual([
    { text: 'Place ', rule: '' },
    { text: 'cubes', rule: 'CRY-17' },
    { text: ' here.', rule: '' },
  ]);
  expect(marked('Power card or none?', terms)[0]).toEqual({ text: 'Power card', rule: 'TOU-17' });
});

test('what follows a word at once stays with it', () => {
  expect(marked('A cube, here.', terms)).toEqual([
    { text: 'A ', rule: '' },
    { text: 'cube', rule: 'CRY-17', tail: ',' },
    { text: ' here.', rule: '' },
  ]);
});

test('each rule is linked once, and parts of other words never', () => {
  expect(marked('A cube and a cube', terms).filter((piece) => piece.rule)).toHaveLength(1);
  expect(marked('Cubed déforêts', terms)).toEqual([{ text: 'Cubed déforêts', rule: '' }]);
});

test('without words the sentence stays whole', () => {
  expect(marked('Anything.', termsOf(''))).toEqual([{ text: 'Anything.', rule: '' }]);
});
