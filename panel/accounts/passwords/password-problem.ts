import { fold } from '@passarela/contract/slug';
import { dictionary } from '@zxcvbn-ts/language-common';

const MIN_CHARS = 12;
const MIN_DIFFERENT = 5;
const OWN_WORD_CHARS = 4;
/** A password must have this much beside the person's own name or address. */
const BESIDE_OWN_WORD = 8;
const ROWS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyzabcdef', 'qwertyuiopasdfghjklzxcvbnm'];
const OWN_COMMON = ['mudar', 'agencia', 'modelo', 'passarela', 'trocar', 'bemvindo', 'painel'];
const LOOKS_LIKE: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const common = new Set([...dictionary['passwords-common'].map(String), ...OWN_COMMON]);

export type PasswordProblem = 'short' | 'common' | 'personal';

export type Whose = { email?: string | null | undefined; name?: string | null | undefined };

const plain = (word: string): string => fold(word.normalize('NFKC'));
const withoutEnds = (word: string): string => word.replace(/^[^a-z]+|[^a-z]+$/g, '');
const readAsLetters = (word: string): string =>
  word.replace(/[013457@$!]/g, (sign) => LOOKS_LIKE[sign] ?? sign);

/** The part that a word repeats: `senhasenha` gives `senha`. */
function onceOf(word: string): string {
  const period = `${word}${word}`.indexOf(word, 1);
  return word.slice(0, period);
}

function isCommon(word: string): boolean {
  const row = [...word].reverse().join('');
  if (ROWS.some((keys) => keys.includes(word) || keys.includes(row))) return true;
  if (new Set(word).size < MIN_DIFFERENT) return true;
  const forms = [word, onceOf(word), withoutEnds(word), withoutEnds(readAsLetters(withoutEnds(word)))];
  return forms.some((form) => form !== '' && (common.has(form) || common.has(onceOf(form))));
}

function isPersonal(word: string, { email, name }: Whose): boolean {
  const own = [email?.split('@')[0], ...(name ?? '').split(/\s+/)];
  return own
    .map((part) => plain(part ?? ''))
    .some(
      (part) =>
        part.length >= OWN_WORD_CHARS && word.includes(part) && word.length - part.length < BESIDE_OWN_WORD,
    );
}

/** The reason against a password, or null: 12 characters, no common one in disguise, no own name or address. */
export function passwordProblem(password: string, whose: Whose = {}): PasswordProblem | null {
  if ([...password].length < MIN_CHARS) return 'short';
  const word = plain(password);
  if (isCommon(word)) return 'common';
  return isPersonal(word, whose) ? 'personal' : null;
}
