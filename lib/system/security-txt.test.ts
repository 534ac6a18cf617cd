import { afterEach, describe, expect, it, vi } from 'vitest';
import { securityTxt } from './security-txt.ts';

const now = new Date('2026-11-21T23:30:00.123Z');
const fieldsOf = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
  );

describe('security.txt', () => {
  it.each([
    ['sec@agency.example', 'mailto:sec@agency.example'],
    ['mailto:sec@agency.example', 'mailto:sec@agency.example'],
    ['https://agency.example/report', 'https://agency.example/report'],
  ])('names %s as %s', (contact, uri) => {
    const fields = fieldsOf(securityTxt({ contact, siteUrl: 'https://site.example', now }));
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toBe(uri);
    expect(fields.get('Canonical')).toBe('https://site.example/.well-known/security.txt');
  });

  it('is valid for months, less than a year, and the same all day', () => {
    const text = securityTxt({ contact: 'a@b.example', siteUrl: 'https://site.example', now });
    const days = (Date.parse(fieldsOf(text).get('Expires') ?? '') - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
    const later = new Date('2026-11-21T00:00:01Z');
    expect(securityTxt({ contact: 'a@b.example', siteUrl: 'https://site.example', now: later })).toBe(text);
  });
});

describe('its route', () => {
  afterEach(() => vi.resetModules());

  async function answer(contacts: Record<string, string>) {
    const secrets = ['INTEGRATION_SALT', 'INTEGRATION_API_KEY', 'PANEL_SALT', 'PANEL_API_TOKEN'];
    for (const name of [...secrets, 'REVALIDATE_SECRET']) vi.stubEnv(name, 'only-for-this-test');
    vi.stubEnv('SECURITY_CONTACT', contacts.SECURITY_CONTACT ?? '');
    vi.stubEnv('AGENCY_EMAIL', contacts.AGENCY_EMAIL ?? '');
    const { GET } = await import('../../app/.well-known/security.txt/route.ts');
    return GET();
  }

  it('answers 404 without a contact', async () => {
    expect((await answer({})).status).toBe(404);
  });

  it('names the contact, else the mail of the agency', async () => {
    const agency = await answer({ AGENCY_EMAIL: 'hello@agency.example' });
    expect(agency.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await agency.text()).toContain('Contact: mailto:hello@agency.example\n');
    vi.resetModules();
    const both = { AGENCY_EMAIL: 'hello@agency.example', SECURITY_CONTACT: 'https://agency.example/safe' };
    expect(await (await answer(both)).text()).toContain('Contact: https://agency.example/safe\n');
  });
});
