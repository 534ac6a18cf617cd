import { describe, expect, it } from 'vitest';
import { consentVersion, isConsentVersion } from './consent.ts';

describe('the version of a guardian’s consent', () => {
  it('names the notice and the privacy page that stood there', () => {
    expect(consentVersion({ version: '3' })).toBe('1.3');
    expect(consentVersion({ version: '2026-05' })).toBe('1.2026-05');
    expect(consentVersion(null)).toBe('1.0');
  });

  it.each(['1.3', '1.0', '12.2026-05'])('%s names one', (value) => {
    expect(isConsentVersion(value)).toBe(true);
  });

  it.each(['', 'yes', 'on', '1', '1.', '1.<b>', `1.${'3'.repeat(41)}`, null, undefined, true])(
    '%s names none',
    (value) => {
      expect(isConsentVersion(value)).toBe(false);
    },
  );
});
