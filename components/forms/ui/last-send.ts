import { atom } from 'jotai';
import type { FormAnswer, FormName } from '@/lib/forms/answer';

type LastSend = FormAnswer | 'sending';

const lastSendsAtom = atom<Partial<Record<FormName, LastSend | null>>>({});

/** What became of the send of each form that is shown, null once it is cleared; outlives the form itself. */
export const sendAtom = atom(
  (get) => get(lastSendsAtom),
  (_get, set, name: FormName, send: LastSend | null) =>
    set(lastSendsAtom, (sends) => ({ ...sends, [name]: send })),
);
