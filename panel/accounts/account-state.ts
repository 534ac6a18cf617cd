import { type Text, text } from '@passarela/contract/text';
import { fill } from '../parts/ui/fill.ts';
import type { User } from '../platform/db/payload-types.ts';
import { displayMoment } from '../platform/reference/agency-time.ts';
import { INVITATION_HOURS } from './links.ts';

const HOUR_MS = 3_600_000;
const ACTIVE = text('Ativa', 'Active');
const PENDING = text('Convite pendente, feito em {when}', 'Invitation pending, made on {when}');
const EXPIRED = text('Convite vencido, enviado em {when}', 'Invitation expired, sent on {when}');

type Stored = Pick<User, 'hash' | 'resetPasswordExpiration' | 'createdAt'>;

/** Whether a person has chosen a password yet; without one, when the last invitation was sent. `now` in ms. */
export function accountState({ hash, resetPasswordExpiration, createdAt }: Stored, now: number): Text {
  if (hash) return ACTIVE;
  const end = Date.parse(resetPasswordExpiration ?? '');
  const sent = Number.isNaN(end) ? Date.parse(createdAt) : end - INVITATION_HOURS * HOUR_MS;
  const state = end > now ? PENDING : EXPIRED;
  const when = displayMoment(sent);
  return text(fill(state.pt, { when }), fill(state.en, { when }));
}
