import { each } from './each.ts';
import { FACT_NAMES, FACTS, type FactName, type FactsWith, factsWith } from './facts.ts';
import { optionsOf, type Unit } from './measure-text.ts';

/** Kinds of facts with a list, by their unit. */
const UNITS = { length: 'cm', weight: 'kg', size: 'size' } as const satisfies Record<string, Unit>;

export type MeasureName = FactsWith<{ kind: keyof typeof UNITS }>;
export const isMeasure = <Name extends FactName>(name: Name): name is Name & MeasureName =>
  Object.hasOwn(UNITS, FACTS[name].kind);
export const MEASURE_NAMES = FACT_NAMES.filter(isMeasure);

/** Measures with a list: smallest value, largest value, step [S96.2-11]. */
export const MEASURES = each(MEASURE_NAMES, (name) => ({
  ...FACTS[name].list,
  unit: UNITS[FACTS[name].kind],
}));

/** The facts of a list's row, and what profiles have besides; eyes and hair are color keys. */
export const LISTED_MEASURES = factsWith({ in: 'list' });
export const PROFILE_FACTS = factsWith({ in: 'profile' });
export const PROFILE_MEASURES = PROFILE_FACTS.filter(isMeasure);
export const PUBLIC_FACTS = [...LISTED_MEASURES, ...PROFILE_FACTS];

/** Facts of the body: none of a minor's is published. Height, shoes, eyes and hair are not among them. */
export const BODY_MEASURES = factsWith({ ofBody: true });

export function withoutBody<T extends object>(talent: T): T {
  const has = BODY_MEASURES.filter((name) => name in talent);
  return { ...talent, ...each(has, () => null) };
}

/** The list of a measure: stored and displayed values. */
export const measureOptions = (measure: MeasureName) => optionsOf(measure, MEASURES[measure]);
