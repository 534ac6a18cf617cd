import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft } from '../forms/ui/draft';
import { sendLater } from './send-later';

const HOUR_MS = 3_600_000;
const texts = { sent: 'sent', sentPlain: 'sentPlain', refused: 'refused', unknown: 'unknown' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
    removeItem: stored.delete.bind(stored),
  });
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => void vi.unstubAllGlobals());

const fields = { name: 'Ana', email: 'ana@example.com', message: 'Para o dia 5', models: '[1]', website: '' };

it.each([
  ['was never sent', null, 'refused'],
  ['may have come', Date.now() - 24 * HOUR_MS, 'unknown'],
] as const)(
  'a quote that waited too long and %s is told, and its texts are in the form again',
  async (_, triedAt, told) => {
    stored.set('queued-quotes', JSON.stringify([{ at: Date.now() - 8 * 24 * HOUR_MS, triedAt, fields }]));
    const say = vi.fn();
    await sendLater(texts, say);
    expect(say.mock.calls).toEqual([['warning', told]]);
    expect(readDraft('favorites')).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      message: 'Para o dia 5',
    });
    await sendLater(texts, say);
    expect(say).toHaveBeenCalledOnce();
  },
);

it('no text is lost: one that was begun since stays, and those of several quotes follow it', async () => {
  const draft = JSON.stringify({ at: Date.now(), values: { name: 'Bia', message: 'Outro' } });
  stored.set('draft:favorites', draft);
  const other = { ...fields, message: 'Para o dia 9', models: '[2]' };
  const queue = [fields, fields, other].map((each) => ({ at: 0, triedAt: null, fields: each }));
  stored.set('queued-quotes', JSON.stringify(queue));
  await sendLater(texts, vi.fn());
  expect(readDraft('favorites')).toEqual({
    name: 'Bia',
    email: 'ana@example.com',
    message: 'Outro\n\nPara o dia 5\n\nPara o dia 9',
  });
});
