/** The version of the notice and consent in `messages/`; goes up when their substance changes. */
const NOTICE_VERSION = '1';

const SHAPE = /^\d+\.[\w.-]{1,40}$/;

/** The version of a guardian's consent: notice and privacy page (docs/decisions/agency.md). */
export const consentVersion = (privacy: { version: string } | null): string =>
  `${NOTICE_VERSION}.${privacy?.version ?? 0}`;

export const isConsentVersion = (value: unknown): value is string =>
  typeof value === 'string' && SHAPE.test(value);
