import { measureNumber } from '@passarela/contract/measure-number';
import { MEASURE_NAMES, type MeasureName } from '@passarela/contract/measures';
import { readMeasure } from '@passarela/contract/read-measure';
import type { Where } from 'payload';
import { transformWhereQuery } from 'payload/shared';

/** The ends of a range as typed or as a filter has them, both included; empty is open. */
type Range = Readonly<Record<'from' | 'to', string>>;
export type Ranges = Readonly<Partial<Record<MeasureName, Range>>>;

const OPERATORS = { from: 'greater_than_equal', to: 'less_than_equal' } as const;
const ENDS = ['from', 'to'] as const;
const FIGURES = 'figures.';

/** One number as forms read measures: `1,78`, `62,5`, `38½`; null for two sizes or a word. */
export function readAmount(measure: MeasureName, typed: string): number | null {
  const text = typed.trim();
  const isOne = !/[/x×]/i.test(text);
  const [first = ''] = readMeasure(measure, text).value.split('/');
  return isOne && /^\d+([.,]\d+)?$/.test(first) ? measureNumber(measure, first) : null;
}

const isFigure = (condition: Where): boolean =>
  Object.keys(condition).some((field) => field.startsWith(FIGURES));

const branchesOf = (where: Where | undefined): Where[][] =>
  (transformWhereQuery(where ?? {}).or ?? []).map(({ and }) => and ?? []);

/** The ranges in a list's conditions, whoever wrote them. */
export function rangesIn(where: Where | undefined): Ranges {
  const conditions = branchesOf(where).flat();
  const endOf = (name: MeasureName, end: keyof Range): string => {
    for (const condition of conditions) {
      const of = condition[`${FIGURES}${name}`];
      if (of && !Array.isArray(of) && of[OPERATORS[end]] !== undefined) return String(of[OPERATORS[end]]);
    }
    return '';
  };
  return Object.fromEntries(
    MEASURE_NAMES.map((name): [MeasureName, Range] => [
      name,
      { from: endOf(name, 'from'), to: endOf(name, 'to') },
    ]).filter(([, { from, to }]) => from || to),
  );
}

/** From the lower to the higher, whichever was typed first; a word leaves its end open. */
function amountsOf(measure: MeasureName, { from, to }: Range): Record<'from' | 'to', number | null> {
  const [low, high] = [readAmount(measure, from), readAmount(measure, to)];
  return low !== null && high !== null && low > high ? { from: high, to: low } : { from: low, to: high };
}

/** The conditions with these ranges in place of their own; the others stay. Undefined without any. */
export function withRanges(where: Where | undefined, ranges: Ranges): Where | undefined {
  const wanted = MEASURE_NAMES.flatMap((name): Where[] => {
    const amounts = amountsOf(name, ranges[name] ?? { from: '', to: '' });
    return ENDS.flatMap((end) =>
      amounts[end] === null ? [] : [{ [`${FIGURES}${name}`]: { [OPERATORS[end]]: amounts[end] } }],
    );
  });
  const branches = branchesOf(where).map((and) =>
    and.filter((condition) => Object.keys(condition).length > 0 && !isFigure(condition)),
  );
  const or = (branches.length > 0 ? branches : [[]]).map((and) => ({ and: [...and, ...wanted] }));
  return or.every(({ and }) => and.length === 0) ? undefined : { or };
}
