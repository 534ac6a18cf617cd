import { initI18n } from '@payloadcms/translations';
import { expect, test } from 'vitest';
import config from '../../payload.config.ts';
import { WRITABLE } from '../access/writable.ts';
import { fieldLabels } from './admin/list-parts.tsx';

const speaker = async (language: 'pt' | 'en') =>
  initI18n({ config: (await config).i18n, context: 'client', language });

test('names of fields are their labels, in both languages, and unlabelled ones are left out', async () => {
  const { collections } = await config;
  const fields = collections.find(({ slug }) => slug === 'talents')?.fields ?? [];
  const names = ['name', 'agency', 'name', 'was_public', 'nothing'];
  expect(fieldLabels(fields, names, await speaker('pt'))).toEqual(['Nome artístico', 'Só da agência']);
  expect(fieldLabels(fields, names, await speaker('en'))).toEqual(['Artistic name', 'Agency only']);
});

const SAID_BY_THE_ACT = ['deletedAt', 'id'];

test('each field that staff may change has a label in the log', async () => {
  const { collections, globals } = await config;
  const i18n = await speaker('pt');
  const unnamed = [...collections, ...globals].flatMap(({ slug, fields }) =>
    (slug.startsWith('payload-') ? [] : (WRITABLE[slug]?.admin ?? []))
      .filter((name) => !SAID_BY_THE_ACT.includes(name) && fieldLabels(fields, [name], i18n).length === 0)
      .map((name) => `${slug}.${name}`),
  );
  expect(unnamed).toEqual([]);
});
