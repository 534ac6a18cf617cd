import { DAY_MS } from '../../platform/reference/day.ts';

/** The choices that narrow the audit log, empty without one. Days are the agency's, `yyyy-MM-dd`. */
export type Narrowed = Record<'person' | 'act' | 'talent' | 'from' | 'until', string>;

type Condition = { field: string; operator: string; value: string };

/** Brazil keeps UTC−3 all year. */
const OFFSET_MS = 3 * 60 * 60 * 1000;

const startOf = (day: string, plusMs = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + OFFSET_MS + plusMs).toISOString();

function dayOf(moment: string, minusMs = 0): string {
  const time = Date.parse(moment) - OFFSET_MS - minusMs;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

/** The query of the log's list, in the form in which the list itself writes conditions. */
export function queryOf({ person, act, talent, from, until }: Narrowed): URLSearchParams {
  const conditions: Condition[] = [
    { field: 'person', operator: 'equals', value: person },
    { field: 'act', operator: 'equals', value: act },
    { field: 'subject', operator: 'equals', value: talent && 'talents' },
    { field: 'entry', operator: 'equals', value: talent },
    { field: 'createdAt', operator: 'greater_than_equal', value: from && startOf(from) },
    { field: 'createdAt', operator: 'less_than', value: until && startOf(until, DAY_MS) },
  ].filter(({ value }) => value !== '');
  return new URLSearchParams(
    conditions.map(({ field, operator, value }, at) => [
      `where[or][0][and][${at}][${field}][${operator}]`,
      value,
    ]),
  );
}

/** The choices in a query of the list, whoever wrote it. */
export function narrowedBy(query: Readonly<Record<string, unknown>>): Narrowed {
  const queried = (field: string, operator = 'equals'): string => {
    const key = Object.keys(query).find((name) => name.endsWith(`[${field}][${operator}]`));
    const value = key === undefined ? '' : query[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    person: queried('person'),
    act: queried('act'),
    talent: queried('subject') === 'talents' ? queried('entry') : '',
    from: dayOf(queried('createdAt', 'greater_than_equal')),
    until: dayOf(queried('createdAt', 'less_than'), DAY_MS),
  };
}
