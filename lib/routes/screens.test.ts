import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { NO_FILTERS } from '../domain/filters.ts';
import { LANGS } from '../domain/languages.ts';
import { repairSelection } from '../domain/selection.ts';
import { hrefOf, internalPath } from './href.ts';
import { resolve, splitUrl } from './resolve.ts';
import { type Route, SCREEN_NAMES, type Screen, type ScreenParams } from './screens.ts';

const SAMPLES: ScreenParams = {
  home: {},
  find: { section: 'models', filters: { ...NO_FILTERS, query: 'ana' } },
  talents: { section: 'cast', gender: 'woman', letter: 'b', page: 2 },
  talent: { section: 'models', id: 12, name: 'ana' },
  about: {},
  contact: {},
  selection: repairSelection({ ids: [2, 1] }),
  favorites: {},
  compare: { ids: [2, 1] },
  draft: { token: '7.1795000000000.AbC_d-fGhI' },
  package: { link: '12-0.1-AbC_d-fGhIjKlMnOpQrStU', person: '' },
  beAModel: {},
  blog: { page: 2 },
  post: { slug: 'a-b' },
  privacy: {},
};
const sampleOf = <S extends Screen>(screen: S): Route<S> => ({ screen, params: SAMPLES[screen] });

/** The route files of screens; `missing` is the page of all other addresses. */
const FILES = globSync('**/page.tsx', { cwd: inRoot('app/[lang]') }).filter(
  (file) => !file.startsWith('missing/'),
);
const patternOf = (file: string) =>
  new RegExp(`^/pt${`/${file}`.replace('/page.tsx', '').replaceAll(/\[\w+\]/g, '[^/]+')}$`);
const filesOf = (screen: Screen) => {
  const [path] = splitUrl(internalPath(sampleOf(screen), 'pt'));
  return FILES.filter((file) => patternOf(file).test(path));
};

it('has one route file for each screen, and one screen for each file', () => {
  const found = SCREEN_NAMES.map(filesOf);
  expect(found.filter((files) => files.length !== 1)).toEqual([]);
  expect(found.flat().sort()).toEqual([...FILES].sort());
});

it.each(SCREEN_NAMES)('%s is read from its own address in each language', (screen) => {
  for (const lang of LANGS) {
    const address = hrefOf(sampleOf(screen), lang);
    const to = internalPath(sampleOf(screen), lang);
    expect(resolve(...splitUrl(address)), address).toMatchObject({ kind: 'rewrite', to, route: { screen } });
  }
});

it('renders what a query or a secret decides for each request, all else from the cache', () => {
  const isOfRequest = (screen: Screen) =>
    filesOf(screen).every((file) =>
      readFileSync(inRoot(`app/[lang]/${file}`), 'utf8').includes("export const dynamic = 'force-dynamic'"),
    );
  expect(SCREEN_NAMES.filter(isOfRequest)).toEqual(['find', 'selection', 'compare', 'draft', 'package']);
});
