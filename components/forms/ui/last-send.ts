import type { FormName } from '@passarela/contract/forms';
import { atom } from 'jotai';
import type { FormAnswer } from '@/lib/forms/answer';

type LastSend = FormAnswer | 'sending';

const lastSendsAtom = atom<Partial<Record<FormName, LastSend | null>>>({});

/** The result of each visible form's send, null once cleared; outlives the form itself. */
export const sendAtom = atom(
  (get) => get(lastSendsAtom),
  (_get, set, name: FormName, send: LastSend | null) =>
    set(lastSendsAtom, (sends) => ({ ...sends, [name]: send })),
);
