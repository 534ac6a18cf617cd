import { expect, test } from 'vitest';
import { panel } from '../../tests/panel.ts';
import { changesIn } from './changes.ts';

type State = Record<string, unknown>;

async function said(before: State, after: State, language: 'pt' | 'en' = 'pt'): Promise<string[]> {
  const { flattenedFields } = (await panel()).collections.talents.config;
  return changesIn(flattenedFields, before, after, language).map(({ label, from, to }) =>
    from === undefined ? label : `${label}: ${from} → ${to}`,
  );
}

test.each<[string, State, State, string[]]>([
  ['nothing', { name: 'Ana' }, { name: 'Ana' }, []],
  ['no value written in two ways', { height: null, book: [] }, { height: '' }, []],
  ['a text', { name: 'Ana' }, { name: 'Bia' }, ['Nome artístico: Ana → Bia']],
  ['an emptied text', { height: '178' }, { height: null }, ['Altura: 1,78 → vazio']],
  ['a choice', { status: 'draft' }, { status: 'published' }, ['Situação: Rascunho → Publicado']],
  ['a tick', { noindex: false }, { noindex: true }, ['Esconder dos buscadores: não → sim']],
  [
    'a day',
    { birthdate: '2001-03-15' },
    { birthdate: '2001-03-16' },
    ['Nascimento: 15/03/2001 → 16/03/2001'],
  ],
  ['pictures', { book: [1, 2] }, { book: [2] }, ['Book']],
  [
    'one language of a long text',
    { biography: { pt: 'a' } },
    { biography: { pt: 'b' } },
    ['Biografia: Português'],
  ],
  [
    'the agency’s own',
    { agency: { phone: '1' } },
    { agency: { phone: '2' } },
    ['Só da agência: Telefone: 1 → 2'],
  ],
  ['what only the panel knows', { search: 'a', was_public: false }, { search: 'b', was_public: true }, []],
  ['the trash', { deletedAt: null }, { deletedAt: '2026-11-23T00:00:00.000Z' }, ['Lixeira: não → sim']],
])('%s', async (_what, before, after, expected) => {
  expect(await said(before, after)).toEqual(expected);
});

test('in English for who chose it', async () => {
  expect(await said({ height: '' }, { height: '178' }, 'en')).toEqual(['Height: empty → 178']);
});

test('two pages with a field of the same name are told apart', async () => {
  const texts = (await panel()).config.globals.find(({ slug }) => slug === 'texts');
  const after = { home_intro: { pt: 'a' }, about_intro: { pt: 'b' } };
  const labels = changesIn(texts?.flattenedFields ?? [], {}, after, 'pt').map(({ label }) => label);
  expect(labels).toEqual(['Introdução (Início): Português', 'Introdução (Sobre): Português']);
});
