import 'server-only';
import { each } from '@passarela/contract/each';
import { slugify } from '@passarela/contract/slug';
import { DIVISION_NAMES, type Division } from '../domain/lists.ts';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { readColour } from './answers/colour.ts';
import { type AttributeLists, readAttributes } from './answers/option.ts';
import { readWhole } from './answers/scalars.ts';
import { callService } from './client.ts';
import { isBackendError } from './errors.ts';
import { type Reading, readAfterFailure, readFresh } from './read.ts';
import { readOrInvalid } from './rows.ts';

/** What agencies call the divisions of the navigation (SPEC section 2), as slugs. */
const NAMES: Record<Division, readonly string[]> = {
  international: ['internacional', 'international'],
  mainboard: ['mainboard', 'main-board', 'main'],
  newFaces: ['new-faces', 'newfaces', 'new-face', 'novos-rostos'],
  commercial: ['comercial', 'commercial'],
};

const COLOURS = ['hair', 'eyes'] as const;
type Pairs<K, V> = (readonly [K, V])[];
/** As it passes through the caches, which keep JSON. */
type Found = {
  divisions: Pairs<number, Division>;
  colours: Record<(typeof COLOURS)[number], Pairs<string, string>>;
};

/** What the ids in a service's rows mean: the divisions of the navigation, and colours by their keys. */
export type AttributeNames = {
  divisions: ReadonlyMap<number, Division>;
  colours: Record<(typeof COLOURS)[number], ReadonlyMap<string, string>>;
};

export const NO_NAMES: AttributeNames = {
  divisions: new Map(),
  colours: { hair: new Map(), eyes: new Map() },
};

const source = { service: 'integration', path: '/api/talents/attributes' } as const;

const divisionOf = ({ key, value }: AttributeLists['divisions'][number]): Division | undefined =>
  DIVISION_NAMES.find((name) => name === key) ??
  DIVISION_NAMES.find((name) => NAMES[name].includes(slugify(value)));

function find(lists: AttributeLists): Found {
  const divisions = lists.divisions.flatMap((division): Pairs<number, Division> => {
    const [id, name] = [readWhole(division.id), divisionOf(division)];
    return id !== null && name !== undefined ? [[id, name]] : [];
  });
  const colours = each(COLOURS, (kind) =>
    lists[kind].flatMap(({ id, value }): Pairs<string, string> => {
      const colour = readColour(kind, value);
      return colour === null ? [] : [[id, colour]];
    }),
  );
  return { divisions, colours };
}

const reading: Reading<Found> = {
  key: 'division-names',
  load: async () => (await callService({ ...source, method: 'GET', query: { language: 'pt' } })).body,
  parse: (raw) => find(readOrInvalid(readAttributes(raw), raw, source)),
};

async function fromService(): Promise<Found> {
  try {
    return await readFresh(reading).catch((failure: unknown) => readAfterFailure(reading, failure));
  } catch (error) {
    if (!isBackendError(error)) throw error;
    log('warn', 'divisions of the navigation are not known', { reason: String(error) });
    return { divisions: [], colours: { hair: [], eyes: [] } };
  }
}

/** By the service's attributes, divisions by the setting DIVISION_IDS first; none of them where those fail. */
export async function readAttributeNames(): Promise<AttributeNames> {
  const { DIVISION_IDS } = env();
  const { divisions, colours } = await fromService();
  return {
    divisions: new Map(DIVISION_IDS.length > 0 ? DIVISION_IDS : divisions),
    colours: each(COLOURS, (kind) => new Map(colours[kind])),
  };
}
