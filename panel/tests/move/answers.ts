import { getPayload } from 'payload';
import { dispatcher } from '../../contract/dispatch.ts';
import { ROUTES } from '../../contract/routes.ts';
import config from '../../payload.config.ts';
import { env } from '../../platform/settings/env.ts';
import { LOGIN, SIGNIN } from '../secrets.ts';

const LIST = '/integration/api/talents?language=pt&paginate=1000&cover_web=1';
const AT_ONCE = 8;
const ENTITIES = ['prehome', 'slides_home', 'slides_about', 'blog', 'feed', 'privacy'];

/* Prints the panel's answers to every reading call of the contract, a line each, and the ids of its next rows. */
const payload = await getPayload({ config });
const answer = dispatcher(ROUTES, async () => ({ payload, env: env(), now: Date.now }));

async function call(method: string, path: string, body?: unknown, token = ''): Promise<string> {
  const response = await answer(
    new Request(`http://panel.test${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return `${response.status} ${await response.text()}`;
}
const tokenIn = (text: string): string => /token":"([^"]+)"/.exec(text)?.[1] ?? '';
const integration = tokenIn(await call('POST', '/integration/api/signin', SIGNIN));
const panel = tokenIn(await call('POST', '/panel/api/login', LOGIN));

const { docs } = await payload.find({
  collection: 'talents',
  sort: 'id',
  limit: 0,
  depth: 0,
  select: { name: true },
});
const ids = [...docs.map(({ id }) => id), (docs.at(-1)?.id ?? 0) + 1];
const pages = Array.from({ length: Math.ceil(ids.length / 1_000) }, (_, index) => index + 1);
const lists = [{}, { letter: 'j' }, { gender: 'woman' }, { category: 1 }, { ids: [3, 1, 2] }];
const questions = [
  ...lists.flatMap((filter) =>
    pages.map((page) => () => call('POST', `${LIST}&page=${page}`, filter, integration)),
  ),
  ...ids.map(
    (id) => () =>
      call('GET', `/integration/api/talent/profile?language=pt&id=${id}&skills=1`, undefined, integration),
  ),
  () => call('GET', '/integration/api/talents/attributes?language=en', undefined, integration),
  ...ENTITIES.map((name) => () => call('GET', `/panel/api/entities/${name}`, undefined, panel)),
  ...['prehome', 'home', 'about'].map(
    (type) => () => call('GET', `/panel/api/slides/${type}`, undefined, panel),
  ),
  ...['pt', 'en'].map((language) => () => call('GET', `/panel/api/posts/blog/${language}`, undefined, panel)),
  () => call('GET', '/panel/api/social-medias', undefined, panel),
];
const answers: string[] = [];
// a few at a time: a call waits ten seconds for a connection at most
for (let at = 0; at < questions.length; at += AT_ONCE) {
  answers.push(...(await Promise.all(questions.slice(at, at + AT_ONCE).map((ask) => ask()))));
}
const talent = await payload.create({
  collection: 'talents',
  data: { name: 'Next', gender: 'other', status: 'draft' },
});
const message = await payload.create({
  collection: 'messages',
  data: {
    name: 'Next',
    email: 'n@example.com',
    message: 'x',
    reference: 'AFM-NEXT2',
    language: 'pt',
    status: 'new',
  },
});
process.stdout.write(`\n${[...answers, talent.id, message.id].join('\n')}\n`, () => process.exit(0));
