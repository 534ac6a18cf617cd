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

it('a text that was begun since stays', async () => {
  const draft = JSON.stringify({ at: Date.now(), values: { message: 'Outro' } });
  stored.set('draft:favorites', draft);
  stored.set('queued-quotes', JSON.stringify([{ at: 0, triedAt: null, fields }]));
  await sendLater(texts, vi.fn());
  expect(stored.get('draft:favorites')).toBe(draft);
});
