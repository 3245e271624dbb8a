/** A picture for each card, by its id; a species that the sets lack borrows its nearest kin's. */
import type { Component } from 'svelte';

import Action from '~icons/lucide/zap';
import Axolotl from '~icons/game-icons/axolotl';
import Bear from '~icons/noto/bear';
import Beaver from '~icons/noto/beaver';
import Beetle from '~icons/noto/beetle';
import Bird from '~icons/noto/bird';
import BlackBird from '~icons/noto/black-bird';
import Blowfish from '~icons/noto/blowfish';
import Butterfly from '~icons/noto/butterfly';
import Cat from '~icons/noto/cat';
import Chameleon from '~icons/game-icons/chameleon-glyph';
import Coral from '~icons/noto/coral';
import Crab from '~icons/noto/crab';
import Crocodile from '~icons/noto/crocodile';
import Deer from '~icons/noto/deer';
import Dodo from '~icons/noto/dodo';
import Dolphin from '~icons/noto/dolphin';
import Eagle from '~icons/noto/eagle';
import Eel from '~icons/game-icons/eel';
import Egg from '~icons/lucide/egg';
import Elephant from '~icons/noto/elephant';
import Fish from '~icons/noto/fish';
import Flamingo from '~icons/noto/flamingo';
import Fox from '~icons/noto/fox';
import Frog from '~icons/noto/frog';
import Gecko from '~icons/game-icons/gecko';
import GiantSquid from '~icons/game-icons/giant-squid';
import Giraffe from '~icons/noto/giraffe';
import Goose from '~icons/noto/goose';
import Gorilla from '~icons/noto/gorilla';
import Hash from '~icons/lucide/hash';
import Hedgehog from '~icons/noto/hedgehog';
import Hippopotamus from '~icons/noto/hippopotamus';
import Honeybee from '~icons/noto/honeybee';
import Hourglass from '~icons/lucide/hourglass';
import Jellyfish from '~icons/noto/jellyfish';
import Junior from '~icons/lucide/chevrons-down';
import Kangaroo from '~icons/noto/kangaroo';
import Leaf from '~icons/lucide/leaf';
import LeechingWorm from '~icons/game-icons/leeching-worm';
import Leopard from '~icons/noto/leopard';
import Lion from '~icons/noto/lion';
import Lobster from '~icons/noto/lobster';
import Monkey from '~icons/noto/monkey';
import Mussel from '~icons/game-icons/mussel';
import Octopus from '~icons/noto/octopus';
import Otter from '~icons/noto/otter';
import Owl from '~icons/noto/owl';
import Oyster from '~icons/noto/oyster';
import Panda from '~icons/noto/panda';
import Parrot from '~icons/noto/parrot';
import Paws from '~icons/noto/paw-prints';
import Penguin from '~icons/noto/penguin';
import PolarBear from '~icons/noto/polar-bear';
import Protect from '~icons/lucide/shield';
import Raccoon from '~icons/noto/raccoon';
import Rhinoceros from '~icons/noto/rhinoceros';
import Ruler from '~icons/lucide/ruler';
import Salamander from '~icons/game-icons/salamander';
import Scorpion from '~icons/noto/scorpion';
import SeaStar from '~icons/game-icons/sea-star';
import SeaUrchin from '~icons/game-icons/sea-urchin';
import Seahorse from '~icons/game-icons/seahorse';
import Shark from '~icons/noto/shark';
import Snail from '~icons/noto/snail';
import Snake from '~icons/noto/snake';
import Spider from '~icons/noto/spider';
import Squid from '~icons/noto/squid';
import Swan from '~icons/noto/swan';
import Tiger from '~icons/noto/tiger';
import Tortoise from '~icons/game-icons/tortoise';
import TropicalFish from '~icons/noto/tropical-fish';
import Turkey from '~icons/noto/turkey';
import Turtle from '~icons/noto/turtle';
import Weight from '~icons/lucide/weight';
import Whale from '~icons/noto/whale';
import Wolf from '~icons/noto/wolf';
import Worm from '~icons/noto/worm';

const OWN: Record<string, Component> = {
  D01: Honeybee,
  D03: Beetle,
  D06: Octopus,
  D07: Frog,
  D11: Hippopotamus,
  D13: Lion,
  D16: Turtle,
  D17: Eel,
  D18: GiantSquid,
  D19: Deer,
  D20: Snail,
  D21: Penguin,
  D22: Spider,
  D23: Bear,
  D24: TropicalFish,
  D26: Worm,
  D27: Panda,
  D28: Salamander,
  D29: Tortoise,
  D30: Turtle,
  D32: Butterfly,
  D35: Eagle,
  D37: Chameleon,
  D38: Hedgehog,
  D39: Wolf,
  D40: Otter,
  D41: Scorpion,
  D45: PolarBear,
  D46: Shark,
  D47: Tortoise,
  D50: Elephant,
  D53: Beaver,
  D55: Flamingo,
  D56: Dolphin,
  D58: Kangaroo,
  D60: SeaStar,
  D61: Crab,
  D62: Giraffe,
  D63: Seahorse,
  D66: Frog,
  D67: Mussel,
  D68: Axolotl,
  S01: Tiger,
  S03: Gorilla,
  S04: Rhinoceros,
  S05: Whale,
  S06: Fox,
  S12: Coral,
  S13: Owl,
  S14: SeaUrchin,
  S18: Snake,
  S21: Crocodile,
  S24: Frog,
  S25: Jellyfish,
  S26: Frog,
  S27: Shark,
  S29: Frog,
  S30: Lobster,
  S31: Squid,
  S32: Butterfly,
  S33: Crocodile,
};

const KIN: Record<string, Component> = {
  D02: Coral,
  D04: BlackBird,
  D05: Beaver,
  D08: Bird,
  D09: Fish,
  D10: Parrot,
  D12: Gecko,
  D14: Crab,
  D15: Shark,
  D25: LeechingWorm,
  D31: Gecko,
  D33: Eagle,
  D34: Parrot,
  D36: Fish,
  D42: Fish,
  D43: Gecko,
  D44: Goose,
  D48: Worm,
  D49: Frog,
  D51: Oyster,
  D52: Dodo,
  D54: Eagle,
  D57: Gecko,
  D59: Salamander,
  D64: Eel,
  D65: Monkey,
  S02: Raccoon,
  S07: Cat,
  S08: Swan,
  S09: BlackBird,
  S10: Blowfish,
  S11: BlackBird,
  S15: Turkey,
  S16: Leopard,
  S17: Snake,
  S19: Snake,
  S20: Crocodile,
  S22: Penguin,
  S23: Fish,
  S28: Shark,
};

/** One picture for a category of animals. */
const KINDS: Record<string, Component> = {
  mammal: Paws,
  fish: Fish,
  reptile: Turtle,
  bird: Bird,
  mollusc: Snail,
  arthropod: Beetle,
  amphibian: Frog,
  other: Jellyfish,
};

/** What the battles of the box compare, in order; other cards' characteristics have no picture. */
const MEASURES: readonly Component[] = [Weight, Ruler, Hourglass, Egg];
const POWERS: Record<string, Component> = { junior: Junior, protect: Protect, action: Action };

/** The picture of a card; one of somebody's own has its category's, or a leaf. */
export function pictureOf(card: string, kind: string | null): Component {
  return OWN[card] ?? KIN[card] ?? KINDS[kind ?? ''] ?? Leaf;
}

/** Whether the picture shows another species than the card names. */
export function borrowed(card: string): boolean {
  return card in KIN;
}

export function kindIcon(kind: string): Component {
  return KINDS[kind] ?? Leaf;
}

export function battleIcon(lane: number, own: boolean): Component {
  return own ? Hash : (MEASURES[lane] ?? Hash);
}

export function powerIcon(kind: string): Component {
  return POWERS[kind] ?? Action;
}
