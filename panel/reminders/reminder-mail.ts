import type { Ending, FollowUp } from './due.ts';

export type Reminder = { to: string; subject: string; text: string };
type Settings = { AGENCY_EMAIL: string; PANEL_ORIGIN: string };

/** No name, no reason: a mailbox is read on many phones, and an application may be a child's. */
export const followUpMail = (
  { id, reference, email }: FollowUp,
  { AGENCY_EMAIL, PANEL_ORIGIN }: Settings,
): Reminder => ({
  to: email ?? AGENCY_EMAIL,
  subject: `Retomar hoje: candidatura ${reference}`,
  text: `Hoje é o dia marcado para retomar a candidatura ${reference}.\n\n${PANEL_ORIGIN}/admin/collections/applications/${id}`,
});

const NAMES = { contract: 'O contrato', permit: 'A autorização (alvará)' };
const shownDay = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('/');

export const endingMail = (
  { id, what, until, days }: Ending,
  { AGENCY_EMAIL, PANEL_ORIGIN }: Settings,
): Reminder => ({
  to: AGENCY_EMAIL,
  subject: `${NAMES[what]} do talento ${id} termina em até ${days} dias`,
  text: `${NAMES[what]} do talento ${id} termina em ${shownDay(until)}.\n\n${PANEL_ORIGIN}/admin/collections/talents/${id}`,
});
