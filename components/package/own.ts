import { isPick, type Pick } from '@passarela/contract/package-limits';

type Answer = { pick: Pick | null; comment: string };
/** The name and answers of this person, by the ids of talents. */
export type Own = {
  name: string;
  sentAt: string | null;
  /** The talents whose answers changed since; null if the service does not say. */
  unsent?: number[] | null | undefined;
  /** The agency's reference for what was sent. */
  reference?: string | null;
  answers: Record<string, Answer>;
};

/** The answer as it was sent, if nothing was changed since; null where the service does not say. */
export const sentOf = (own: Own | null): (Own & { sentAt: string }) | null =>
  own?.sentAt && own.unsent?.length === 0 ? { ...own, sentAt: own.sentAt } : null;

export const EMPTY: Own = { name: '', sentAt: null, answers: {} };

/** A person's answers as they will be once a form of theirs has arrived; sent they are when the site says so. */
export function applyForm(own: Own, { name, talent, pick, comment }: Record<string, string>): Own {
  const named = name ? { ...own, name } : own;
  if (!talent) return named;
  const before = own.answers[talent];
  const answer = {
    pick: pick === undefined ? (before?.pick ?? null) : isPick(pick) ? pick : null,
    comment: comment ?? before?.comment ?? '',
  };
  const isSame = before?.pick === answer.pick && before.comment.trim() === answer.comment.trim();
  const unsent =
    own.sentAt === null || isSame ? own.unsent : [...new Set([...(own.unsent ?? []), Number(talent)])];
  return { ...named, unsent, answers: { ...own.answers, [talent]: answer } };
}
