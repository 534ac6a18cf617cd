import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { UNDESCRIBED } from '@/lib/domain/agency';
import { Footer } from './footer';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, words?: { year: string | number }) =>
    words ? `${key} ${words.year}` : key,
}));
vi.mock('@/lib/backend/read-or-null', () => ({ readOrNull: async () => null }));
vi.mock('@/lib/backend/agency', () => ({ getAgency: async () => ({ ...UNDESCRIBED, name: 'Casa' }) }));
vi.mock('@/lib/backend/content', () => ({
  getSocialLinks: () => null,
  getSiteTexts: async () => ({ texts: {}, menu: null }),
}));
vi.mock('@/components/ui/link', () => ({ Link: 'a' }));

afterEach(() => vi.useRealTimers());

it.each([
  ['2027-01-01T02:59:00Z', 2026],
  ['2027-01-01T03:00:00Z', 2027],
])('at %s the agency is in %i [S16.5]', async (now, year) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(renderToStaticMarkup(await Footer({ lang: 'pt' }))).toContain(`copyright ${year}<`);
});
