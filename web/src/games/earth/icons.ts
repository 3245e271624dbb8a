/** A picture for each card by its key; a thing that the set lacks borrows its nearest kin's. */
import type { Component } from 'svelte';

import Ant from '~icons/noto/ant';
import Avocado from '~icons/noto/avocado';
import Banana from '~icons/noto/banana';
import BeachWithUmbrella from '~icons/noto/beach-with-umbrella';
import Bear from '~icons/noto/bear';
import Beaver from '~icons/noto/beaver';
import Beetle from '~icons/noto/beetle';
import Bird from '~icons/noto/bird';
import Bison from '~icons/noto/bison';
import Blossom from '~icons/noto/blossom';
import Blueberries from '~icons/noto/blueberries';
import Boar from '~icons/noto/boar';
import Bouquet from '~icons/noto/bouquet';
import BrownMushroom from '~icons/noto/brown-mushroom';
import Bug from '~icons/noto/bug';
import Butterfly from '~icons/noto/butterfly';
import Cactus from '~icons/noto/cactus';
import CarnivorousPlant from '~icons/game-icons/carnivorous-plant';
import ChameleonGlyph from '~icons/game-icons/chameleon-glyph';
import Cherries from '~icons/noto/cherries';
import CherryBlossom from '~icons/noto/cherry-blossom';
import Chestnut from '~icons/noto/chestnut';
import Chipmunk from '~icons/noto/chipmunk';
import Cloud from '~icons/noto/cloud';
import CloudWithLightningAndRain from '~icons/noto/cloud-with-lightning-and-rain';
import CloudWithRain from '~icons/noto/cloud-with-rain';
import CloudWithSnow from '~icons/noto/cloud-with-snow';
import Comet from '~icons/noto/comet';
import Coral from '~icons/noto/coral';
import Cricket from '~icons/noto/cricket';
import Crocodile from '~icons/noto/crocodile';
import Cucumber from '~icons/noto/cucumber';
import Cyclone from '~icons/noto/cyclone';
import DeciduousTree from '~icons/noto/deciduous-tree';
import Deer from '~icons/noto/deer';
import Desert from '~icons/noto/desert';
import DesertIsland from '~icons/noto/desert-island';
import Dog from '~icons/noto/dog';
import Droplet from '~icons/noto/droplet';
import Duck from '~icons/noto/duck';
import Eagle from '~icons/noto/eagle';
import EarOfCorn from '~icons/noto/ear-of-corn';
import Elephant from '~icons/noto/elephant';
import EvergreenTree from '~icons/noto/evergreen-tree';
import FallenLeaf from '~icons/noto/fallen-leaf';
import Fire from '~icons/noto/fire';
import Fly from '~icons/noto/fly';
import Fog from '~icons/noto/fog';
import Fountain from '~icons/noto/fountain';
import FourLeafClover from '~icons/noto/four-leaf-clover';
import Fox from '~icons/noto/fox';
import Frog from '~icons/noto/frog';
import Garlic from '~icons/noto/garlic';
import Gecko from '~icons/game-icons/gecko';
import GemStone from '~icons/noto/gem-stone';
import GingerRoot from '~icons/noto/ginger-root';
import Giraffe from '~icons/noto/giraffe';
import GlowingStar from '~icons/noto/glowing-star';
import Goat from '~icons/noto/goat';
import Goose from '~icons/noto/goose';
import Gorilla from '~icons/game-icons/gorilla';
import Grapes from '~icons/noto/grapes';
import Hamster from '~icons/noto/hamster';
import Hedgehog from '~icons/noto/hedgehog';
import Herb from '~icons/noto/herb';
import Hibiscus from '~icons/noto/hibiscus';
import HighVoltage from '~icons/noto/high-voltage';
import Honeybee from '~icons/noto/honeybee';
import HotPepper from '~icons/noto/hot-pepper';
import HotSprings from '~icons/noto/hot-springs';
import Hyacinth from '~icons/noto/hyacinth';
import Ice from '~icons/noto/ice';
import Kangaroo from '~icons/noto/kangaroo';
import KiwiFruit from '~icons/noto/kiwi-fruit';
import LadyBeetle from '~icons/noto/lady-beetle';
import Landslide from '~icons/noto/landslide';
import LeafFlutteringInWind from '~icons/noto/leaf-fluttering-in-wind';
import LeafyGreen from '~icons/noto/leafy-green';
import Leopard from '~icons/noto/leopard';
import Lime from '~icons/noto/lime';
import Lion from '~icons/noto/lion';
import Lotus from '~icons/noto/lotus';
import Mango from '~icons/noto/mango';
import MapleLeaf from '~icons/noto/maple-leaf';
import Monkey from '~icons/noto/monkey';
import Moose from '~icons/noto/moose';
import MountFuji from '~icons/noto/mount-fuji';
import Mountain from '~icons/noto/mountain';
import Mushroom from '~icons/noto/mushroom';
import NationalPark from '~icons/noto/national-park';
import Olive from '~icons/noto/olive';
import Onion from '~icons/noto/onion';
import Orangutan from '~icons/noto/orangutan';
import Owl from '~icons/noto/owl';
import Ox from '~icons/noto/ox';
import PalmTree from '~icons/noto/palm-tree';
import PeaPod from '~icons/noto/pea-pod';
import Peacock from '~icons/noto/peacock';
import Pear from '~icons/noto/pear';
import Penguin from '~icons/noto/penguin';
import Pig from '~icons/noto/pig';
import PolarBear from '~icons/noto/polar-bear';
import Potato from '~icons/noto/potato';
import Rabbit from '~icons/noto/rabbit';
import Raccoon from '~icons/noto/raccoon';
import Rainbow from '~icons/noto/rainbow';
import Rat from '~icons/noto/rat';
import RedApple from '~icons/noto/red-apple';
import Rhinoceros from '~icons/noto/rhinoceros';
import Rock from '~icons/noto/rock';
import Rose from '~icons/noto/rose';
import Salamander from '~icons/game-icons/salamander';
import Seedling from '~icons/noto/seedling';
import Shamrock from '~icons/noto/shamrock';
import SheafOfRice from '~icons/noto/sheaf-of-rice';
import ShootingStar from '~icons/noto/shooting-star';
import Sloth from '~icons/noto/sloth';
import Snake from '~icons/noto/snake';
import SnowCappedMountain from '~icons/noto/snow-capped-mountain';
import Snowflake from '~icons/noto/snowflake';
import Strawberry from '~icons/noto/strawberry';
import Sun from '~icons/noto/sun';
import SunBehindCloud from '~icons/noto/sun-behind-cloud';
import SunBehindSmallCloud from '~icons/noto/sun-behind-small-cloud';
import SunWithFace from '~icons/noto/sun-with-face';
import Sunflower from '~icons/noto/sunflower';
import Sunset from '~icons/noto/sunset';
import Swan from '~icons/noto/swan';
import TanabataTree from '~icons/noto/tanabata-tree';
import Tangerine from '~icons/noto/tangerine';
import Thermometer from '~icons/noto/thermometer';
import Tiger from '~icons/noto/tiger';
import Tomato from '~icons/noto/tomato';
import Tornado from '~icons/noto/tornado';
import Tulip from '~icons/noto/tulip';
import Turkey from '~icons/noto/turkey';
import Volcano from '~icons/noto/volcano';
import WaterWave from '~icons/noto/water-wave';
import WhiteFlower from '~icons/noto/white-flower';
import WiltedFlower from '~icons/noto/wilted-flower';
import WindFace from '~icons/noto/wind-face';
import Wolf from '~icons/noto/wolf';
import Wood from '~icons/noto/wood';
import Worm from '~icons/noto/worm';
import Zebra from '~icons/noto/zebra';

/** For each picture the cards that it shows, and those of which it shows a near relative or a likeness. */
const PICTURES: readonly (readonly [Component, string, string])[] = [
  [MapleLeaf, '1', ''],
  [
    DeciduousTree,
    '',
    '4 13 18 47 63 151 158 194 195 173 175 108 118 276 305A 310B 312A 317A 318A 318B 324B 329A 330A 331A 332A 334A 335B 336B 363',
  ],
  [
    EvergreenTree,
    '',
    '59 70 76 236 238 170 103 106 119 121 299A 304B 305B 311A 312B 326B 334B 335A 321B',
  ],
  [PalmTree, '31', '105 120 297A 310A 313B 329B'],
  [FallenLeaf, '', '21 37 187 193'],
  [LeafFlutteringInWind, '', '38 78 169 235'],
  [Lime, '', '7'],
  [CherryBlossom, '', '24 49 141 133 128'],
  [Mango, '', '43'],
  [PeaPod, '82', '54 266'],
  [RedApple, '85', '267'],
  [Cherries, '89', '42'],
  [Wood, '', '138 101'],
  [Tangerine, '140', ''],
  [Olive, '143', '272'],
  [Banana, '147', ''],
  [Avocado, '150', ''],
  [Chestnut, '', '192 268'],
  [Hyacinth, '', '237 20 62 227'],
  [Herb, '', '45 251 22 32 88 55 71 153 3 109 306B 319A'],
  [Blossom, '', '269 134 246 117 166'],
  [Blueberries, '80', '6'],
  [Bouquet, '', '15 33 56 142'],
  [Hibiscus, '', '25 69 139 172 228 254 271'],
  [CarnivorousPlant, '188', '189'],
  [WhiteFlower, '', '41'],
  [Rose, '57', '86'],
  [Grapes, '', '58 61'],
  [Pear, '', '65'],
  [Tomato, '75', ''],
  [Cactus, '148 152 157 182', '180 311B'],
  [KiwiFruit, '159', ''],
  [Cucumber, '', '162'],
  [Onion, '181', '253'],
  [LeafyGreen, '', '14 53 244 247 249 250 275'],
  [Lotus, '184', '185 186 248'],
  [SheafOfRice, '', '5 8 19 39 40 44 68 155 243 245 265 92 110 306A 309B 320A'],
  [Garlic, '48', ''],
  [Strawberry, '67', ''],
  [Tulip, '72', ''],
  [EarOfCorn, '73', ''],
  [GingerRoot, '81', ''],
  [Potato, '83', ''],
  [Sunflower, '149', ''],
  [HotPepper, '154', ''],
  [Shamrock, '', '177 130 137 144'],
  [FourLeafClover, '', '274'],
  [Coral, '', '160 163 174 183 74 241 87'],
  [Mushroom, '17 84', '240 136 239'],
  [
    BrownMushroom,
    '9',
    '10 11 16 23 34 35 36 46 50 51 52 60 64 66 77 79 131 132 135 145 146 156 161 164 168 171 176 190 191 229 242 252 277 278 279',
  ],
  [Seedling, '', '280 281 282 127 93 365'],
  [NationalPark, '', '2 28 100 116 314B 319B 322B 324A 330B'],
  [Mountain, '30', '12 307A 321A 326A 327A 327B 328B'],
  [SnowCappedMountain, '', '29 308B 323A 323B 336A 316B'],
  [MountFuji, '', '178 325A 316A'],
  [BeachWithUmbrella, '26', '99 325B'],
  [Volcano, '125 199', '27 230 258 206 207 208 285B 287A 288B 293A 293B 313A 315A'],
  [Desert, '102', '91 96 107 296A 301B 308A 317B 332B'],
  [Rock, '', '94 98 90'],
  [Droplet, '', '95 114 362'],
  [Snowflake, '213', '97 179 220 302B'],
  [WaterWave, '197', '104 113 124 231 255 209 210 215 225 300B 307B 328A 360 361'],
  [Cloud, '', '111 298A'],
  [SunBehindSmallCloud, '', '112 232 298B 297B 300A'],
  [Ice, '', '115 126 205 289B 290B 299B 309A'],
  [CloudWithRain, '', '122 257 214 302A 295B'],
  [Sunset, '', '123 304A 314A 322A'],
  [WiltedFlower, '', '129'],
  [GemStone, '', '165'],
  [Worm, '', '259 339B 364'],
  [Fly, '', '167 blue_bottle_fly'],
  [Fog, '', '270 226 222'],
  [
    DesertIsland,
    '',
    '283 285A 286A 286B 287B 288A 289A 290A 291A 291B 292A 292B 294A 294B 331B 333A 333B',
  ],
  [TanabataTree, '', '256'],
  [Cyclone, '196 201', ''],
  [Landslide, '218', '198 211'],
  [Tornado, '200', '217'],
  [CloudWithLightningAndRain, '202', ''],
  [HighVoltage, '203', ''],
  [CloudWithSnow, '204', '301A 303B'],
  [Thermometer, '', '212'],
  [WindFace, '', '216'],
  [Fire, '219', ''],
  [Fountain, '', '221'],
  [HotSprings, '234', '223 315B'],
  [Rainbow, '224', ''],
  [GlowingStar, '', '260 233'],
  [Comet, '261', '263'],
  [ShootingStar, '262', ''],
  [SunWithFace, '', '264'],
  [Sun, '', '295A 303A 273'],
  [SunBehindCloud, '', '296B'],
  [Swan, '', '320B'],
  [Eagle, '337A golden_eagle', '340A'],
  [Bird, '', '337B 345B 354B 353B 359B canada_jay hoopoe'],
  [Beaver, 'beaver', '338A platypus capybara pocket_gopher'],
  [Chipmunk, '', '338B'],
  [Rat, '', '339A'],
  [Ant, '340B', 'formosan_termite'],
  [Lion, '', '341A'],
  [Zebra, '341B', ''],
  [Crocodile, 'saltwater_crocodile', '342A'],
  [Fox, '342B', ''],
  [Orangutan, '343A', ''],
  [Tiger, '343B', ''],
  [Cricket, '344A', ''],
  [Boar, '344B', ''],
  [Hedgehog, '', '345A indian_pangolin'],
  [Gecko, '', '346A komodo_dragon'],
  [Salamander, '352A', ''],
  [ChameleonGlyph, '352B', ''],
  [Dog, '', '346B'],
  [Giraffe, '347A', ''],
  [Butterfly, '347B', ''],
  [Snake, '348A ball_python', ''],
  [Penguin, '348B', ''],
  [Duck, '349A', 'common_loon'],
  [Beetle, '349B', ''],
  [Wolf, '350A', ''],
  [LadyBeetle, '350B', ''],
  [Elephant, '351A asian_elephant', ''],
  [Honeybee, '351B', ''],
  [Bug, '', '353A'],
  [Owl, '354A', ''],
  [Frog, '355A', ''],
  [Bear, '355B', ''],
  [Bison, '356A', ''],
  [Deer, '356B', 'reindeer thomsons_gazelle gemsbok'],
  [Sloth, '357A', ''],
  [Moose, '357B', ''],
  [Gorilla, '358A', ''],
  [Ox, 'highland_cow', '358B'],
  [Leopard, '359A', 'jaguar'],
  [Raccoon, '', 'red_panda lemur_or_fox'],
  [Monkey, 'spider_monkey', 'tarsier'],
  [Peacock, 'blue_peafowl', ''],
  [Goat, 'mountain_goat', ''],
  [PolarBear, 'polar_bear', ''],
  [Pig, 'potbellied_pig', ''],
  [Turkey, 'wild_turkey', ''],
  [Rabbit, 'rabbit', ''],
  [Goose, 'snow_goose', ''],
  [Rhinoceros, 'rhinoceros', ''],
  [Kangaroo, 'kangaroo', ''],
  [Hamster, '', 'quokka'],
];

const BY_KEY = new Map<string, { picture: Component; own: boolean }>();
for (const [picture, own, kin] of PICTURES) {
  for (const key of own.split(' ')) BY_KEY.set(key, { picture, own: true });
  for (const key of kin.split(' ')) BY_KEY.set(key, { picture, own: false });
}

/** A card of somebody's own data: a seedling. */
export const STRANGE: Component = Seedling;

/** The picture of a card or an animal. */
export function pictureOf(key: string): Component {
  return BY_KEY.get(key)?.picture ?? STRANGE;
}

/** Whether the picture shows something else than the card names, a near relative or a likeness. */
export function borrowed(key: string): boolean {
  return !BY_KEY.get(key)?.own;
}
