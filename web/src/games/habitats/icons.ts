/** A picture for each tile, by its id; a species that the set lacks borrows its nearest kin's. */
import type { Component } from 'svelte';

import Ant from '~icons/noto/ant';
import Badger from '~icons/noto/badger';
import Bat from '~icons/noto/bat';
import Beetle from '~icons/noto/beetle';
import Bird from '~icons/noto/bird';
import BlackBird from '~icons/noto/black-bird';
import Blossom from '~icons/noto/cherry-blossom';
import Boar from '~icons/noto/boar';
import Butterfly from '~icons/noto/butterfly';
import Camel from '~icons/noto/camel';
import Camera from '~icons/noto/camera-with-flash';
import Car from '~icons/noto/automobile';
import Cat from '~icons/noto/cat';
import Chipmunk from '~icons/noto/chipmunk';
import Cow from '~icons/noto/ox';
import Crab from '~icons/noto/crab';
import Cricket from '~icons/noto/cricket';
import Crocodile from '~icons/noto/crocodile';
import Deer from '~icons/noto/deer';
import Dodo from '~icons/noto/dodo';
import Dog from '~icons/noto/dog';
import Duck from '~icons/noto/duck';
import Eagle from '~icons/noto/eagle';
import Elephant from '~icons/noto/elephant';
import Fish from '~icons/noto/fish';
import Flamingo from '~icons/noto/flamingo';
import Fox from '~icons/noto/fox';
import Frog from '~icons/noto/frog';
import Giraffe from '~icons/noto/giraffe';
import Goat from '~icons/noto/goat';
import Goose from '~icons/noto/goose';
import Gorilla from '~icons/noto/gorilla';
import Hedgehog from '~icons/noto/hedgehog';
import Hibiscus from '~icons/noto/hibiscus';
import Hippopotamus from '~icons/noto/hippopotamus';
import Honeybee from '~icons/noto/honeybee';
import Hut from '~icons/noto/hut';
import Leopard from '~icons/noto/leopard';
import Lion from '~icons/noto/lion';
import Lizard from '~icons/noto/lizard';
import Lotus from '~icons/noto/lotus';
import Monkey from '~icons/noto/monkey';
import Orangutan from '~icons/noto/orangutan';
import Otter from '~icons/noto/otter';
import Owl from '~icons/noto/owl';
import Parrot from '~icons/noto/parrot';
import Rabbit from '~icons/noto/rabbit';
import Rhinoceros from '~icons/noto/rhinoceros';
import Scorpion from '~icons/noto/scorpion';
import Seal from '~icons/noto/seal';
import Skunk from '~icons/noto/skunk';
import Snake from '~icons/noto/snake';
import Sunflower from '~icons/noto/sunflower';
import Swan from '~icons/noto/swan';
import TropicalFish from '~icons/noto/tropical-fish';
import Turkey from '~icons/noto/turkey';
import Turtle from '~icons/noto/turtle';
import WaterBuffalo from '~icons/noto/water-buffalo';
import Wolf from '~icons/noto/wolf';
import Zebra from '~icons/noto/zebra';
import Blooming from '~icons/noto/blossom';

const OWN: Record<string, Component> = {
  zebra: Zebra,
  giraffe: Giraffe,
  badger: Badger,
  lion: Lion,
  buffalo: WaterBuffalo,
  rhinoceros: Rhinoceros,
  hare: Rabbit,
  grasshopper: Cricket,
  bumblebee: Honeybee,
  elephant: Elephant,
  gorilla: Gorilla,
  leopard: Leopard,
  bushpig: Boar,
  owl: Owl,
  squirrel: Chipmunk,
  porcupine: Hedgehog,
  python: Snake,
  bee: Honeybee,
  butterfly: Butterfly,
  scorpion: Scorpion,
  ant: Ant,
  bat: Bat,
  lizard: Lizard,
  eagle: Eagle,
  camel: Camel,
  'dung-beetle': Beetle,
  hippo: Hippopotamus,
  crocodile: Crocodile,
  otter: Otter,
  flamingo: Flamingo,
  catfish: Fish,
  turtle: Turtle,
  frog: Frog,
  crab: Crab,
};

const KIN: Record<string, Component> = {
  impala: Deer,
  cheetah: Leopard,
  wildebeest: Cow,
  warthog: Boar,
  ostrich: Dodo,
  secretarybird: Turkey,
  hyena: Dog,
  chimpanzee: Monkey,
  okapi: Giraffe,
  kudu: Deer,
  chameleon: Lizard,
  mandrill: Orangutan,
  colobus: Monkey,
  hornbill: Parrot,
  duiker: Deer,
  meerkat: Skunk,
  baboon: Orangutan,
  vulture: BlackBird,
  cobra: Snake,
  klipspringer: Goat,
  oryx: Goat,
  aardvark: Boar,
  fennec: Fox,
  jackal: Wolf,
  caracal: Cat,
  salamander: Lizard,
  kingfisher: Bird,
  heron: Swan,
  pelican: Goose,
  'fish-eagle': Eagle,
  dragonfly: Cricket,
  crane: Duck,
  lungfish: TropicalFish,
  manatee: Seal,
};

const FLOWERS: Record<string, Component> = {
  grassland: Sunflower,
  forest: Hibiscus,
  dryland: Blooming,
  water: Lotus,
};

/** The picture of a tile; towers have a drawing of their own, so none. */
export function iconOf(tile: string, kind: string, land?: string | null): Component | null {
  switch (kind) {
    case 'flower':
      return FLOWERS[land ?? ''] ?? Blossom;
    case 'road':
      return Car;
    case 'tourist':
      return Camera;
    case 'entrance':
      return Hut;
    case 'animal':
      return OWN[tile] ?? KIN[tile] ?? Rabbit;
    default:
      return null;
  }
}

/** Whether the picture shows another species than the tile names. */
export function borrowed(tile: string, kind: string): boolean {
  return kind === 'animal' && !(tile in OWN);
}
