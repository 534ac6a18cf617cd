import { readStored, store } from './stored';

/** A form that has not reached the site: its fields, and the talent it is about; null for a name or the sending. */
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

/** A newer form takes the place of the same person's older one about the same talent. */
export function addWaiting(name: string, added: Waiting): void {
  const others = readWaiting(name).filter(
    ({ talent, fields }) =>
      talent === null || talent !== added.talent || fields.person !== added.fields.person,
  );
  write(name, [...others, added]);
}

/** Takes a form out that has arrived, unless it was changed meanwhile. */
export const dropWaiting = (name: string, arrived: Waiting): void =>
  write(
    name,
    readWaiting(name).filter((one) => !isSame(one, arrived)),
  );
