/** A printed tile as an owner enters it. */
import type { Entered } from '../../../lib/companion/own';
import { fields, listOf, oneOf, text, whole, type Reader } from '../../../lib/companion/shape';
import type { HabitatsFace, HabitatsTile } from '../../../lib/generated';

export const LANDS = ['grassland', 'forest', 'dryland', 'water'] as const;
export const WANTS = [...LANDS, 'flower'] as const;
export type Land = (typeof LANDS)[number];

const count = whole(0, 20);
const name = fields({ en: text(40), fr: text(40) });
const demand = fields({
  grassland: count,
  forest: count,
  dryland: count,
  water: count,
  flower: count,
});
const animal = fields({
  id: text(40),
  kind: oneOf('animal'),
  name,
  land: oneOf(...LANDS),
  demand,
  vp: count,
});
const road = fields({
  id: text(40),
  kind: oneOf('road'),
  name,
  land: oneOf(...LANDS),
  vp: count,
  roads: listOf(oneOf('N', 'E', 'S', 'W'), 3),
});
const plain = fields({
  id: text(40),
  kind: oneOf('flower'),
  name,
  land: oneOf(...LANDS),
  vp: count,
});

/** Animals, roads and flowers: towers and tourists are all known from the rulebook. */
export const ownTiles: Reader<HabitatsTile> = (value) =>
  animal(value) ?? road(value) ?? plain(value);

/** As the tiles of the box are drawn. */
export function faceOf(tile: HabitatsTile): HabitatsFace {
  const { id, ...rest } = tile;
  delete rest.source;
  return { ...rest, tile: id, proposed: false };
}

/** The box with what its owner has entered: each tile that differs from ours. */
export function entered(
  box: readonly HabitatsFace[],
  rows: Readonly<Record<string, Readonly<Record<string, Entered>>>>,
): HabitatsTile[] {
  return box.flatMap((face) => {
    const given = rows[face.tile];
    if (!given) return [];
    const { tile: id, ...rest } = face;
    delete rest.proposed;
    const demand: Record<string, number> = { ...face.demand };
    const other: Record<string, Entered> = {};
    for (const [key, value] of Object.entries(given)) {
      if (key.startsWith('demand.')) demand[key.slice('demand.'.length)] = Number(value);
      else other[key] = value;
    }
    return [
      { ...rest, ...other, id, ...(face.kind === 'animal' ? { demand } : {}) } as HabitatsTile,
    ];
  });
}
