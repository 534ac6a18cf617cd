import { z } from 'zod';
import { UNIT_SYSTEMS } from './measure-text.ts';
import {
  COMMENT_MAX_CHARS,
  HANDOVER_CODE_MAX_CHARS,
  PACKAGE_MAX_TALENTS,
  PASSCODE_MAX_CHARS,
  PERSON_NAME_MAX_CHARS,
  PERSON_PATTERN,
  PICKS,
} from './package-limits.ts';
import { GENDERS } from './people.ts';
import { language, localized, orNull } from './primitives.ts';

/** The calls of packages (docs/services.md#packages): what a client opens with a secret link, and answers. */

export const AVAILABILITIES = ['available', 'partly', 'on_hold'] as const;
/** The sizes in which a package's pictures are sent: about 320, 900 and 2,400 pixels. */
export const PACKAGE_SIZES = ['thumb', 'web', 'full'] as const;

/** A client takes away nothing, or a PDF and a ZIP of photos of about 900 or 2,400 pixels. */
export const PACKAGE_DOWNLOADS = ['none', 'light', 'full'] as const;

const GENDER_KEYS = Object.keys(GENDERS).filter((key): key is keyof typeof GENDERS =>
  Object.hasOwn(GENDERS, key),
);

const LINK_MAX_CHARS = 120;
const id = z.number().int().min(1).max(2_147_483_647);

/** The last part of a package's address: `{package}-{recipient}.{version}-{secret}`. */
const link = z.string().min(1).max(LINK_MAX_CHARS);
/** The key of the person who answers. Nobody else has it. */
export const personKey = z.string().regex(PERSON_PATTERN);

/** Browsers send a line's end as two characters, which nobody typed and no field counts. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

const answer = z.object({
  talent: id,
  pick: z.enum(PICKS).nullable(),
  comment: z.string().overwrite(withLineFeeds).max(COMMENT_MAX_CHARS).default(''),
});
export const WAITED_MAX_S = 366 * 24 * 60 * 60;

/** An answer that comes in: whole, so that a service that does not know the rest stores what the page showed. */
const sentAnswer = answer.extend({
  /** The part that the person touched; the other stays as it is stored by then. Without it both were. */
  only: z.enum(['pick', 'comment']).optional(),
  /** How long it waited for the line: a part that was changed elsewhere since then stays. */
  waited_s: z.number().int().min(0).max(WAITED_MAX_S).default(0),
});

/** Body of POST {PANEL}/api/packages/open. */
export const packageOpenBody = z.object({ link, person: personKey.nullish() });

export const DEVICES = ['phone', 'tablet', 'computer'] as const;

/** Body of POST {PANEL}/api/packages/seen: somebody looks at the package, after a tap or a key. */
export const packageSeenBody = z.object({ link, person: personKey.nullish(), device: z.enum(DEVICES) });

/** Body of POST {PANEL}/api/packages/unlock: 403 for a wrong passcode, 429 with `Retry-After` after ten of them. */
export const packageUnlockBody = z.object({ link, passcode: z.string().max(PASSCODE_MAX_CHARS) });

/** Answer of the call: the link to use from now on. */
export const unlockAnswer = z.object({ data: z.object({ link }) });

/** Body of POST {PANEL}/api/packages/handover: a code for this person's other device; 422 for nobody. */
export const packageHandoverBody = z.object({ link, person: personKey });

/** Answer of the call: six digits, good once until `until`. */
export const handoverAnswer = z.object({ data: z.object({ code: z.string(), until: z.string() }) });

/** Body of POST {PANEL}/api/packages/continue: 403 for a wrong code, 429 with `Retry-After` after ten of them. */
export const packageContinueBody = z.object({ link, code: z.string().max(HANDOVER_CODE_MAX_CHARS) });

/** Answer of the call: the key of the person who asked for the code. */
export const continueAnswer = z.object({ data: z.object({ person: personKey }) });

/** Body of POST {PANEL}/api/packages/answer: 200, 404 for a wrong link, 409 if it is closed, 410 if it has ended. */
export const packageAnswerBody = z.object({
  link,
  person: personKey,
  name: z.string().trim().min(1).max(PERSON_NAME_MAX_CHARS),
  answers: z.array(sentAnswer).max(PACKAGE_MAX_TALENTS),
  /** Whether the person sends their answers to the agency; else they are saved for later. */
  is_sent: z.boolean().default(false),
  /** Whether the person accepts the terms under which talents' data go abroad. */
  accepts_terms: z.boolean().default(false),
});

/** Body of POST {PANEL}/api/packages/picture: the bytes of a picture of the package. */
export const packagePictureBody = z.object({ link, picture: id, size: z.enum(PACKAGE_SIZES) });

const picture = z.object({
  id,
  width: orNull(z.number()),
  height: orNull(z.number()),
  alt: orNull(localized),
});

const packageTalent = z.object({
  id,
  name: z.string(),
  /** Whether the package has them no longer: then there is no picture and no measure. */
  is_gone: z.boolean(),
  note: z.string(),
  availability: orNull(z.enum(AVAILABILITIES)),
  /** Whether an `on_hold` is for this very client. */
  is_reserved: z.boolean().default(false),
  age: orNull(z.number()),
  /** For the charts of sizes; null if the service does not say. */
  gender: orNull(z.enum(GENDER_KEYS).nullable().catch(null)),
  measures: z.record(z.string(), z.string()),
  pictures: z.array(picture),
  /** Whether these pictures may be in a ZIP. */
  offers_photos: z.boolean().default(false),
  /** The answers of the other people who have sent theirs, if staff show them. */
  others: z.array(answer.omit({ talent: true }).extend({ name: z.string() })).default([]),
});

const ownAnswers = z.object({
  name: z.string(),
  /** When they were sent last; null before. */
  sent_at: orNull(z.string()),
  /** The talents whose answers changed since; null if the service does not say. */
  unsent: orNull(z.array(id).nullable().catch(null)),
  /** The agency's reference for what they sent. */
  reference: orNull(z.string()),
  answers: z.array(answer),
});
export type OwnAnswers = z.infer<typeof ownAnswers>;

/** Answer of both calls: what the package shows, and the answers of the person who asks alone. */
export const packageAnswer = z.object({
  data: z.object({
    title: z.string(),
    message: z.string(),
    /** The dates of the job, in staff's words; empty without. */
    dates: z.string().default(''),
    language,
    recipient: z.string(),
    max_picks: orNull(z.number().int()),
    is_closed: z.boolean(),
    /** Whether this person has to accept the terms of a transfer abroad first; then `talents` is empty. */
    needs_terms: z.boolean().default(false),
    /** Whether this service has the calls `handover` and `continue`. */
    has_handover: z.boolean().default(false),
    expires_at: z.string(),
    downloads: z.enum(PACKAGE_DOWNLOADS).default('none'),
    /** The units of the client's country, until they choose others. */
    units: orNull(z.enum(UNIT_SYSTEMS).nullable().catch(null)),
    talents: z.array(packageTalent),
    person: orNull(ownAnswers),
  }),
});
export type OpenPackage = z.infer<typeof packageAnswer>['data'];
