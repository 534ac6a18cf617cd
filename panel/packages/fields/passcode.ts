import { text } from '@passarela/contract/text';
import { type CollectionBeforeChangeHook, type Field, type TextField, ValidationError } from 'payload';
import type { Package } from '../../platform/db/payload-types.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { compared, hashPasscode } from '../passcode.ts';

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
