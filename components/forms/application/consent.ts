/** Which wording of the notice and the consent beside the form stands in `messages/`; goes up when its substance changes. */
const NOTICE_VERSION = '1';

const SHAPE = /^\d+\.[\w.-]{1,40}$/;

/**
 * Names what a guardian reads before the box: the notice, and the privacy page of that moment (`1.3`); without such a
 * page `1.0` (docs/decisions/privacy-from-panel.md).
 */
export const consentVersion = (privacy: { version: string } | null): string =>
  `${NOTICE_VERSION}.${privacy?.version ?? 0}`;

/** Whether a ticked box names a wording. */
export const isConsentVersion = (value: unknown): value is string =>
  typeof value === 'string' && SHAPE.test(value);
