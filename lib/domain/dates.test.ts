import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const { DateTimeFormat } = Intl;

/** A browser whose locale data write days in their own way, in the text and in the order of its parts. */
function browserThatWrites(text: string, locale: string) {
  class OtherFormat extends DateTimeFormat {
    constructor(_locale: string, options: Intl.DateTimeFormatOptions) {
      super(locale, options);
    }
    override format = () => text;
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: OtherFormat });
}

test.each([
  ['11/21/2026', 'en-US'],
  ['2026-11-21', 'sv-SE'],
  ['21.11.26', 'de'],
  ['٢١‏/١١‏/٢٠٢٦', 'ar-EG'],
  ['21/11/2569', 'th-TH-u-ca-buddhist'],
])('the day is the same where the browser writes it as %s', async (text, locale) => {
  browserThatWrites(text, locale);
  const { dayAt } = await import('./dates.ts');
  expect(dayAt(new Date('2026-11-22T02:59:00Z'))).toBe('2026-11-21');
  expect(dayAt(new Date('2026-01-05T03:00:00Z'))).toBe('2026-01-05');
});
