/** The limits and words of packages, without zod, because browsers read them too. */

/** Talents in one package. */
export const PACKAGE_MAX_TALENTS = 60;

export const PICKS = ['yes', 'maybe', 'no'] as const;
export type Pick = (typeof PICKS)[number];

export const isPick = (text: unknown): text is Pick => PICKS.some((pick) => pick === text);

export const COMMENT_MAX_CHARS = 1_000;
export const PERSON_NAME_MAX_CHARS = 80;
export const PASSCODE_MAX_CHARS = 80;
export const HANDOVER_CODE_MAX_CHARS = 20;

/** The key of the person who answers: 128 random bits, base64url. */
export const PERSON_PATTERN = /^[\w-]{22}$/;
