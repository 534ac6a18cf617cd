import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { text } from '@passarela/contract/text';
import { type CollectionBeforeChangeHook, type Field, type TextField, ValidationError } from 'payload';
import type { Package } from '../platform/db/payload-types.ts';
import { messageFor } from '../platform/errors/refusal.ts';
import type { Env } from '../platform/settings/env.ts';

type Key = Pick<Env, 'PAYLOAD_SECRET'>;

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MAC_BYTES = 16;
const HOUR_MS = 3_600_000;
const OPEN_HOURS = 24;
const PASS = /^(.+)\.(\d{1,7})-([\w-]{22})$/;
const derive = promisify<string, string, number, Buffer>(scrypt);

/** As it is compared: the keyboard of a phone adds capitals and spaces. */
const compared = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

const isSame = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right);

/** The slow hash for the database: `salt$hash`. */
export async function hashPasscode(typed: string, salt = randomBytes(SALT_BYTES).toString('base64url')) {
  return `${salt}$${(await derive(compared(typed), salt, HASH_BYTES)).toString('base64url')}`;
}

/** Whether a passcode is the one that was hashed, in constant time. */
export async function fitsPasscode(typed: string, stored: string): Promise<boolean> {
  const [salt = ''] = stored.split('$', 1);
  return isSame(Buffer.from(await hashPasscode(typed, salt)), Buffer.from(stored));
}

function sign(link: string, until: string, stored: string, { PAYLOAD_SECRET }: Key): Buffer {
  const key = createHmac('sha256', PAYLOAD_SECRET).update('passcodes of packages').digest();
  return createHmac('sha256', key)
    .update(JSON.stringify([link, until, stored]))
    .digest()
    .subarray(0, MAC_BYTES);
}

/** The link of a package whose passcode was typed at `now` (ms): `{link}.{hour}-{HMAC-128}`, open for a day. */
export function writePass(link: string, stored: string, now: number, key: Key): string {
  const until = String(Math.floor(now / HOUR_MS) + OPEN_HOURS);
  return `${link}.${until}-${sign(link, until, stored, key).toString('base64url')}`;
}

/** The link itself, and what was added once its passcode was typed. */
export function splitPass(text: string): { link: string; pass: string | null } {
  const [, link = ''] = PASS.exec(text) ?? [];
  // a link ends like a pass: what comes before it is none
  return link.includes('.') ? { link, pass: text } : { link: text, pass: null };
}

/** Whether a pass was made for this passcode, and has not ended at `now` (ms). */
export function isPassed(pass: string | null, stored: string, now: number, key: Key): boolean {
  const [, link = '', until = '', mac = ''] = PASS.exec(pass ?? '') ?? [];
  return (
    isSame(Buffer.from(mac), Buffer.from(sign(link, until, stored, key).toString('base64url'))) &&
    Number(until) * HOUR_MS > now
  );
}

/** The least length of a new passcode; shorter ones from before still open. */
const MIN_CHARS = 6;
const MAX_CHARS = 40;
/** The form's text in place of a passcode; saved as it is, the passcode stays. */
const MASK = '••••••';

const LENGTH = text(
  `Use de ${MIN_CHARS} a ${MAX_CHARS} caracteres, sem contar espaços.`,
  `Use ${MIN_CHARS} to ${MAX_CHARS} characters, not counting spaces.`,
);

const passcode: TextField = {
  name: 'passcode',
  type: 'text',
  virtual: true,
  label: text('Senha do pacote', 'Passcode'),
  minLength: MIN_CHARS,
  maxLength: MAX_CHARS,
  hooks: {
    afterRead: [({ siblingData }) => (siblingData.passcode_hash ? MASK : '')],
  },
  admin: {
    position: 'sidebar',
    // Payload's forms take nothing into a virtual field, unless it is said
    readOnly: false,
    disableListColumn: true,
    autoComplete: 'off',
    description: text(
      'O cliente digita antes do primeiro rosto. Anote: depois de salvar ela não aparece mais. Vazio: sem senha.',
      'The client types it before the first face. Write it down: once saved it is shown no more. Empty: none.',
    ),
  },
};

const hash: Field = {
  name: 'passcode_hash',
  type: 'text',
  access: { read: () => false },
  admin: { disabled: true },
};

export const passcodeFields = [passcode, hash];

/** Characters that nobody sees, and that no keyboard has. */
const UNSEEN = /\p{C}|\p{Default_Ignorable_Code_Point}/gu;

/** Stores the slow hash of a passcode in its place; the passcode itself is in no database and no answer. */
export const storePasscode: CollectionBeforeChangeHook<Package> = async ({ data, req }) => {
  const { passcode: typed, ...stored } = data;
  if (typed === undefined || typed === MASK) return stored;
  // Payload checks a field's length after this hook, which takes the passcode away
  const { length } = compared(typed ?? '').replaceAll(UNSEEN, '');
  if (typed && (length < MIN_CHARS || length > MAX_CHARS))
    throw new ValidationError({
      collection: 'packages',
      errors: [{ path: 'passcode', message: messageFor(req, LENGTH) }],
    });
  return { ...stored, passcode_hash: typed ? await hashPasscode(typed) : null };
};
