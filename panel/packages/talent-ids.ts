import type { Package } from '../platform/db/payload-types.ts';

const idOf = (talent: unknown): number[] => {
  const id = typeof talent === 'object' && talent !== null && 'id' in talent ? talent.id : talent;
  return typeof id === 'number' ? [id] : [];
};

/** The ids of a package's talents, in its order. */
export const talentIds = (rows: Package['talents']): number[] =>
  (rows ?? []).flatMap(({ talent }) => idOf(talent));
