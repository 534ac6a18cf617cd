/** Which wording of the notice and the consent beside the form stands in `messages/`; goes up when its substance changes. */
const NOTICE_VERSION = '1';

const SHAPE = /^\d+\.[\w.-]{1,40}$/;

/** The version of what a guardian consents to: notice and privacy page (docs/decisions/privacy-from-panel.md). */
export const consentVersion = (privacy: { version: string } | null): string =>
  `${NOTICE_VERSION}.${privacy?.version ?? 0}`;

/** Whether a ticked box names a wording. */
export const isConsentVersion = (value: unknown): value is string =>
  typeof value === 'string' && SHAPE.test(value);
