import { refused } from '../kit/expect.ts';
import type { CallOptions } from '../kit/http.ts';
import { check, group } from '../kit/runner.ts';

const BAD_QUERIES = [
  'paginate=0',
  'paginate=1001',
  'paginate=-1',
  'paginate=1.5',
  'paginate=many',
  'page=0',
  'page=-1',
  'page=one',
  'language=fr',
];

const BAD_FILTERS: Record<string, unknown> = {
  'a gender that is none': { gender: 'robot' },
  'a category that is no number': { category: 'models' },
  'a letter of two': { letter: 'AB' },
  'an empty letter': { letter: '' },
  'a q that is no text': { q: 7 },
  'a q of 201 characters': { q: 'a'.repeat(201) },
  'ids that are no list': { ids: 5 },
  'ids that are no numbers': { ids: ['5'] },
};

/** POST /api/talents and Rules: 400 malformed, 422 a rule failed. */
export const talentRefusalChecks = group('Talents: refusals', (target) => {
  const refuses = (name: string, path: string, options: CallOptions, statuses: number[]) =>
    check(name, () => refused(target.fromIntegration(path, options), ...statuses));
  return [
    ...BAD_QUERIES.map((query) => refuses(query, `/api/talents?${query}`, { json: {} }, [400, 422])),
    ...Object.entries(BAD_FILTERS).map(([name, json]) => refuses(name, '/api/talents', { json }, [400, 422])),
    refuses('a body that is no JSON', '/api/talents', { body: '{"gender":' }, [400]),
    refuses('a body that is a list', '/api/talents', { json: [] }, [400, 422]),
    refuses('a body that is a text', '/api/talents', { json: 'man' }, [400, 422]),
  ];
});
