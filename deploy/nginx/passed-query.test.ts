import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_FILTERS, OPTION_GROUPS, RANGE_NAMES } from '../../lib/domain/filters.ts';
import { LANGS } from '../../lib/domain/languages.ts';
import { NAME_KEY, OPEN_KEY, OPTION_KEYS, RANGE_ENDS, RANGE_KEYS } from '../../lib/routes/filter-keys.ts';
import { href } from '../../lib/routes/href.ts';
import { type Program, stop } from '../../scripts/lib/children.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startNginx } from '../../scripts/lib/start-nginx.ts';

const isThere = spawnSync('nginx', ['-v']).error === undefined;
const TEMPLATE = readFileSync(new URL('passarela.conf.template', import.meta.url), 'utf8');

/** From the typed path to the address that the site is asked for. */
const RULES = [
  /^map \$request_uri \$typed_path \{[\s\S]*?^\}/m,
  /^map \$args \$division[\s\S]*?^map "[^"]*" \$asked_address \{[\s\S]*?^\}/m,
]
  .map((part) => part.exec(TEMPLATE)?.[0])
  .join('\n');

const lists = LANGS.flatMap((lang) =>
  (['models', 'cast'] as const).flatMap((section) =>
    ([undefined, 'woman'] as const).map((gender) => ({
      lang,
      path: href('talents', { section, gender }, lang),
    })),
  ),
);
const ranges = RANGE_NAMES.map((name) => RANGE_KEYS[name]);
const ends = ranges.flatMap((key) =>
  Object.values(RANGE_ENDS).map(({ pt, en }) => ({ pt: `${key.pt}-${pt}`, en: `${key.en}-${en}` })),
);
const keys = [
  { pt: NAME_KEY, en: NAME_KEY },
  ...[OPEN_KEY, ...ranges, ...ends, ...OPTION_GROUPS.map((group) => OPTION_KEYS[group])],
];

/** Addresses whose whole query the site reads. */
const AS_TYPED = [
  ...lists.flatMap(({ lang, path }) => keys.map((key) => `${path}?utm=1&${key[lang]}=170`)),
  ...LANGS.flatMap((lang) => [
    href('find', { section: 'models', division: 'newFaces', filters: { ...NO_FILTERS, query: 'ana' } }, lang),
    `${href('compare', { ids: [2, 1] }, lang)}&x=1`,
    `${href('favorites', {}, lang)}?x=1&ids=2,1`,
  ]),
  '/en/Models?height=170-',
];
/** Addresses of which the site sees what its cached pages depend on. */
const SHORTENED = [
  ['/modelos?utm_source=x&letra=b&pagina=2', '/modelos?letra=b&pagina=2'],
  ['/modelos?qq=1&my-q=2', '/modelos'],
  ['/contato?q=ana', '/contato'],
  ['/en/blog?height=170', '/en/blog'],
] as const;

describe.skipIf(!isThere)('the address that nginx asks the site for', () => {
  let [port, program, folder]: [number, Program | null, string] = [0, null, ''];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'passed-query-'));
    port = await freePort();
    program = await startNginx(
      folder,
      `${RULES}
      server { listen 127.0.0.1:${port}; location / { return 200 "$asked_address"; } }`,
      `http://127.0.0.1:${port}/up`,
    );
  });
  afterAll(async () => {
    if (program) await stop(program, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  const asked = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).text();

  it('has the whole query of a search, a comparison and a selection, by every key of the site', async () => {
    expect(AS_TYPED.length).toBeGreaterThan(200);
    const lost: string[] = [];
    for (const address of AS_TYPED) if ((await asked(address)) !== address) lost.push(address);
    expect(lost).toEqual([]);
  });

  it.each(SHORTENED)('of %s is %s', async (address, own) => {
    expect(await asked(address)).toBe(own);
  });
});
