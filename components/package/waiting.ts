import { readStored, store } from './stored';

/**
 * A form that has not reached the site: its fields, and the talent it is about; null for a name or the sending. One
 * without a name is not sent yet.
 */
export type Waiting = { talent: number | null; fields: Record<string, string> };

/** The forms that wait, in the order in which they were made; of this browser, not of this page alone. */
export function readWaiting(name: string): Waiting[] {
  try {
    const list: unknown = JSON.parse(readStored(name) || '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function write(name: string, list: readonly Waiting[]): void {
  store(name, list.length > 0 ? JSON.stringify(list) : null);
}

const isSame = (left: Waiting, right: Waiting) => JSON.stringify(left) === JSON.stringify(right);

/** A newer form takes the place of the same person's older one about the same talent, unless that is sent before. */
export function addWaiting(name: string, added: Waiting): void {
  const list = readWaiting(name);
  const isOwn = ({ fields }: Waiting) => fields.person === added.fields.person;
  const sending = list.findLastIndex((form) => isOwn(form) && 'send' in form.fields);
  const others = list.filter(
    (form, at) => at < sending || form.talent === null || form.talent !== added.talent || !isOwn(form),
  );
  write(name, [...others, added]);
}

/** Makes the forms without a name, made under `person`, those of somebody who has one. */
export const nameWaiting = (name: string, person: string, owner: { person: string; name: string }): void =>
  write(
    name,
    readWaiting(name).map((form) =>
      form.fields.person === person && !form.fields.name
        ? { ...form, fields: { ...form.fields, ...owner } }
        : form,
    ),
  );

/** Takes a form out that has arrived, unless it was changed meanwhile. */
export const dropWaiting = (name: string, arrived: Waiting): void =>
  write(
    name,
    readWaiting(name).filter((one) => !isSame(one, arrived)),
  );
