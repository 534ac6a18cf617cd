import 'server-only';
import { slugify } from '@passarela/contract/slug';
import { DIVISION_NAMES, type Division } from '../domain/lists.ts';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
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

/** The divisions of the navigation by the ids that the service has for them. */
export type DivisionNames = ReadonlyMap<number, Division>;

const source = { service: 'integration', path: '/api/talents/attributes' } as const;

const divisionOf = ({ key, value }: AttributeLists['divisions'][number]): Division | undefined =>
  DIVISION_NAMES.find((name) => name === key) ??
  DIVISION_NAMES.find((name) => NAMES[name].includes(slugify(value)));

const reading: Reading<[number, Division][]> = {
  key: 'division-names',
  load: async () => (await callService({ ...source, method: 'GET', query: { language: 'pt' } })).body,
  parse: (raw) =>
    readOrInvalid(readAttributes(raw), raw, source).divisions.flatMap((division): [number, Division][] => {
      const [id, name] = [readWhole(division.id), divisionOf(division)];
      return id !== null && name !== undefined ? [[id, name]] : [];
    }),
};

async function fromService(): Promise<[number, Division][]> {
  try {
    return await readFresh(reading).catch((failure: unknown) => readAfterFailure(reading, failure));
  } catch (error) {
    if (!isBackendError(error)) throw error;
    log('warn', 'divisions of the navigation are not known', { reason: String(error) });
    return [];
  }
}

/** By the setting DIVISION_IDS, else by key or name in the service's attributes; none of them where those fail. */
export async function readDivisionNames(): Promise<DivisionNames> {
  const { DIVISION_IDS } = env();
  return new Map(DIVISION_IDS.length > 0 ? DIVISION_IDS : await fromService());
}
