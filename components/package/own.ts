type Answer = { pick: 'yes' | 'maybe' | 'no' | null; comment: string };
/** The name and answers of this person, by the ids of talents. */
export type Own = {
  name: string;
  sentAt: string | null;
  /** The agency's reference for what was sent. */
  reference?: string | null;
  answers: Record<string, Answer>;
};

export const EMPTY: Own = { name: '', sentAt: null, answers: {} };

const pickOf = (text: string | undefined): Answer['pick'] =>
  text === 'yes' || text === 'maybe' || text === 'no' ? text : null;

/** A person's answers as they will be once a form of theirs has arrived. */
export function applyForm(own: Own, { name, talent, pick, comment = '' }: Record<string, string>): Own {
  const named = name ? { ...own, name } : own;
  if (!talent) return named;
  return { ...named, answers: { ...own.answers, [talent]: { pick: pickOf(pick), comment } } };
}

const KEY_BYTES = 16;

/** The random key of a new person, as the site makes them: 128 bits, base64url. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(KEY_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
