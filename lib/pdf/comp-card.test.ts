import { expect, it, vi } from 'vitest';
import { drawCompCard } from './comp-card.ts';

const written = vi.hoisted((): string[] => []);
vi.mock('./talent-page.ts', () => ({ drawTalentPage: async () => written.push('facts') }));
vi.mock('./paper.ts', () => ({
  Paper: class {
    stream = new ReadableStream({ start: (control) => control.close() });
    page = () => written.push('page');
    end = () => {};
  },
}));

it('a card without photos has no blank front', async () => {
  const talent = { name: 'Ana Lima', pictures: [], alt: '', facts: [], note: null };
  Reflect.apply(drawCompCard, null, [{ lang: 'pt', size: 'a4', agency: { name: 'Casa' }, talent }]);
  await vi.waitFor(() => expect(written).toContain('facts'));
  expect(written).toEqual(['facts']);
});
