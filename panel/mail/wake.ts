import { processState } from '../boot/process-state.ts';

const listeners = processState('mail.listeners', () => new Set<() => void>());

/** Tells the mail worker of this process, if one runs, that mails wait. */
export const wakeMail = (): void => {
  for (const listener of listeners.get()) listener();
};

/** Calls `listener` at each wake-up; the returned function ends that. */
export function onMail(listener: () => void): () => void {
  listeners.get().add(listener);
  return () => listeners.get().delete(listener);
}
