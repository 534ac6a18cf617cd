import { createOutbox, isLate, type Waiting as Outgoing } from '@/components/ui/outbox';
import { nameOf, readStored, store } from './stored';

/**
 * A form that has not reached the site, with the one part that was touched, and the talent it is about; null for a name
 * or the sending. One without a name is not sent yet.
 */
export type Waiting = Outgoing & { talent: number | null };

const outbox = createOutbox({ read: readStored, store }, ({ talent }) => ({
  talent: typeof talent === 'number' ? talent : null,
}));

/** The name under which a package's forms wait in this browser, whichever version its link has. */
export const waitingName = (link: string): string => `${nameOf(link)} waiting`;

export const readWaiting = outbox.all;

const isSame = (left: Waiting, right: Waiting) => JSON.stringify(left) === JSON.stringify(right);
const partOf = ({ fields }: Waiting) => ['pick', 'comment', 'send'].filter((part) => part in fields).join();
const isOfSame = (left: Waiting, right: Waiting) => left.fields.person === right.fields.person;

/**
 * A newer form replaces the same person's older one about the same part of a talent, or their older sending, but not an
 * answer that is sent before. An answer that waited too long it always replaces, before the sending that waits for it.
 */
export function addWaiting(name: string, added: Waiting): void {
  outbox.change(name, (list) => {
    const sending = list.findLastIndex((form) => isOfSame(form, added) && 'send' in form.fields);
    const isOlder = (form: Waiting) =>
      form.talent === added.talent && isOfSame(form, added) && partOf(form) === partOf(added);
    const late = list.findIndex((form) => form.talent !== null && isOlder(form) && isLate('answer', form));
    if (late >= 0) return list.with(late, added);
    return [...list.filter((form, at) => at < sending || !isOlder(form)), added];
  });
}

/** Makes the forms without a name, made under `person`, those of somebody who has one. */
export const nameWaiting = (name: string, person: string, owner: { person: string; name: string }): boolean =>
  outbox.change(name, (list) =>
    list.map((form) =>
      form.fields.person === person && !form.fields.name
        ? { ...form, fields: { ...form.fields, ...owner } }
        : form,
    ),
  );

/** Takes a form out that has arrived, or is discarded, unless it was changed meanwhile. */
export const dropWaiting = (name: string, dropped: Waiting): boolean =>
  outbox.change(name, (list) => list.filter((one) => !isSame(one, dropped)));

/**
 * The first form that may be sent, apart from those that were `refused` in this round. A sending waits for all answers
 * of its person that were given before it: nothing is sent without them.
 */
export function nextToSend(name: string, refused: readonly Waiting[]): Waiting | undefined {
  const list = readWaiting(name);
  return list.find((form, at) => {
    if (!form.fields.name || isLate('answer', form)) return false;
    if (refused.some((one) => isSame(one, form))) return false;
    const before = list.slice(0, at);
    return !('send' in form.fields && before.some((one) => one.talent !== null && isOfSame(one, form)));
  });
}
