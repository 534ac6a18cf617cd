import { expect, it, vi } from 'vitest';
import { sentTexts } from './sent-texts';

const agency = vi.hoisted(() => ({ answer_days: null as number | null }));
vi.mock('@/lib/backend/agency', () => ({ getAgency: async () => agency }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  const { default: messages } = await import('@/messages/pt.json');
  return { getTranslations: async () => createTranslator({ locale: 'pt', messages, namespace: 'Sent' }) };
});

it('promises a time only where the agency set one', async () => {
  const when = async () => (await sentTexts('message', 'pt')).steps.read.when;
  expect(await when()).toBe('Depois');
  agency.answer_days = 1;
  expect(await when()).toBe('Em até 1 dia útil');
  agency.answer_days = 2;
  expect(await when()).toBe('Em até 2 dias úteis');
});
