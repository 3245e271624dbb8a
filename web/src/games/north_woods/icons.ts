/** A picture for each card, by its id; a species that the set lacks borrows its nearest kin's. */
import type { Component } from 'svelte';

import Badger from '~icons/noto/badger';
import Bear from '~icons/noto/bear';
import Beaver from '~icons/noto/beaver';
import Beetle from '~icons/noto/beetle';
import Berries from '~icons/noto/blueberries';
import Bird from '~icons/noto/bird';
import BlackBird from '~icons/noto/black-bird';
import Blossom from '~icons/noto/cherry-blossom';
import Cat from '~icons/noto/cat';
import Chestnut from '~icons/noto/chestnut';
import Chicken from '~icons/noto/chicken';
import Chipmunk from '~icons/noto/chipmunk';
import Deer from '~icons/noto/deer';
import Dog from '~icons/noto/dog';
import Duck from '~icons/noto/duck';
import Eagle from '~icons/noto/eagle';
import Factory from '~icons/noto/factory';
import Fire from '~icons/noto/fire';
import Fish from '~icons/noto/fish';
import Footprints from '~icons/noto/paw-prints';
import Fox from '~icons/noto/fox';
import Frog from '~icons/noto/frog';
import Hedgehog from '~icons/noto/hedgehog';
import Herb from '~icons/noto/herb';
import Leopard from '~icons/noto/leopard';
import Lion from '~icons/noto/lion';
import Lobster from '~icons/noto/lobster';
import Lotus from '~icons/noto/lotus';
import Magnifier from '~icons/noto/magnifying-glass-tilted-left';
import Microbe from '~icons/noto/microbe';
import Moose from '~icons/noto/moose';
import Mouse from '~icons/noto/mouse';
import Mushroom from '~icons/noto/brown-mushroom';
import Nest from '~icons/noto/nest-with-eggs';
import Otter from '~icons/noto/otter';
import Owl from '~icons/noto/owl';
import Rabbit from '~icons/noto/rabbit';
import Raccoon from '~icons/noto/raccoon';
import Rat from '~icons/noto/rat';
import Seedling from '~icons/noto/seedling';
import Sheaf from '~icons/noto/sheaf-of-rice';
import Skunk from '~icons/noto/skunk';
import Snake from '~icons/noto/snake';
import Snowflake from '~icons/noto/snowflake';
import Swan from '~icons/noto/swan';
import Tracks from '~icons/noto/footprints';
import TropicalFish from '~icons/noto/tropical-fish';
import Turtle from '~icons/noto/turtle';
import Wolf from '~icons/noto/wolf';
import Worm from '~icons/noto/worm';

const OWN: Record<string, Component> = {
  plants: Herb,
  fruit_berries: Berries,
  seeds_nuts: Chestnut,
  insects: Beetle,
  invertebrates: Worm,
  aquatic_plants: Lotus,
  fungi: Mushroom,
  eggs: Nest,
  disease: Microbe,
  abundance: Sheaf,
  wildfire: Fire,
  migration: Tracks,
  spring: Blossom,
  renewal: Seedling,
  pollution: Factory,
  niche: Magnifier,
  winter: Snowflake,
  population_boom: Footprints,
  deer_mouse: Mouse,
  eastern_chipmunk: Chipmunk,
  fathead_minnow: Fish,
  wood_frog: Frog,
  black_capped_chickadee: Bird,
  snowshoe_hare: Rabbit,
  mallard: Duck,
  painted_turtle: Turtle,
  garter_snake: Snake,
  striped_skunk: Skunk,
  common_raven: BlackBird,
  white_tailed_deer: Deer,
  raccoon: Raccoon,
  red_fox: Fox,
  beaver: Beaver,
  snapping_turtle: Turtle,
  moose: Moose,
  river_otter: Otter,
  great_horned_owl: Owl,
  gray_wolf: Wolf,
  bald_eagle: Eagle,
  black_bear: Bear,
  grizzly_bear: Bear,
};

const KIN: Record<string, Component> = {
  meadow_vole: Rat,
  crayfish: Lobster,
  red_squirrel: Chipmunk,
  yellow_perch: TropicalFish,
  ruffed_grouse: Chicken,
  mink: Otter,
  muskrat: Beaver,
  porcupine: Hedgehog,
  smallmouth_bass: Fish,
  woodchuck: Beaver,
  great_blue_heron: Swan,
  turkey_vulture: Eagle,
  coyote: Dog,
  bobcat: Cat,
  fisher: Badger,
  northern_pike: Fish,
  wolverine: Badger,
  canada_lynx: Leopard,
  muskellunge: Fish,
  cougar: Lion,
};

/** The picture of a card; a card of somebody's own deck that is not known here gets the tracks. */
export function iconOf(card: string): Component {
  return OWN[card] ?? KIN[card] ?? Footprints;
}

/** Whether the picture shows another species than the card names. */
export function borrowed(card: string): boolean {
  return card in KIN;
}

/** The ids of all cards that have a picture. */
export const PICTURED: readonly string[] = [...Object.keys(OWN), ...Object.keys(KIN)];
