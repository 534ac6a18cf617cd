import type { Language } from '@passarela/contract';
import { flattenTopLevelFields } from 'payload/shared';
import { expect, test } from 'vitest';
import { labelText } from '../parts/fields/localized-labels.ts';
import { panel } from './panel.ts';

/** Payload's own, which it translates itself. */
const OF_PAYLOAD = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']);

type AnyField = { name?: string; label?: unknown; hidden?: boolean; admin?: object };

const said = (label: unknown, language: Language) =>
  typeof label === 'function'
    ? String(label({ i18n: { language }, t: () => 'Of Payload' }))
    : labelText(label, language);

test('whatever a list offers as a column or a filter is named in words, in both languages', async () => {
  const payload = await panel();
  const unnamed: string[] = [];
  for (const { config } of Object.values(payload.collections)) {
    if (config.admin.hidden === true) continue;
    const fields: AnyField[] = flattenTopLevelFields(config.fields, {
      moveSubFieldsToTop: true,
      i18n: undefined,
    } as never);
    for (const { name = '', label, hidden, admin } of fields) {
      const has = (what: string) => admin && Reflect.get(admin, what) === true;
      const isOff = has('disabled') || (has('disableListColumn') && has('disableListFilter'));
      if (OF_PAYLOAD.has(name) || hidden || isOff) continue;
      for (const language of ['pt', 'en'] as const)
        if (!/^[A-ZÀ-Ý]/.test(said(label, language))) unnamed.push(`${config.slug}.${name} (${language})`);
    }
  }
  expect(unnamed).toEqual([]);
});

test('no list offers the number of a line as a filter', async () => {
  const payload = await panel();
  const video = payload.collections.talents.config.flattenedFields.find(({ name }) => name === 'video');
  const lines: AnyField[] = video && 'fields' in video ? video.fields : [];
  expect(lines.find(({ name }) => name === 'id')?.admin).toMatchObject({ disableListFilter: true });
});
