import { backendState } from './state.ts';

/** The forms by the last part of their own address [S138.1]. */
export type Entry = 'contact' | 'favorites' | 'get-scouted';

const ENTRY_NAMES = { contact: 'contact', favorites: 'favorites', 'get-scouted': 'getScouted' } as const;
const MISSING = [404, 405];

/** The language travels in a header: a service may know the Portuguese address only. */
const ownPath = (entry: Entry) => `/api/${entry}/pt`;
const sendPath = (entry: Entry) => `/api/entry/${ENTRY_NAMES[entry]}/send`;

/** Sends to the form's own address, or to `/api/entry/{entry}/send`: the first 2xx decides, a 404 forgets it. */
export async function sendToEntry<T extends { status: number }>(
  entry: Entry,
  send: (path: string) => Promise<T>,
): Promise<T> {
  const known = backendState().entriesBySend;
  const [first, second] = known.has(entry)
    ? [sendPath(entry), ownPath(entry)]
    : [ownPath(entry), sendPath(entry)];
  let path = first;
  let answer = await send(path);
  if (MISSING.includes(answer.status)) {
    known.delete(entry);
    path = second;
    answer = await send(path);
  }
  if (path === sendPath(entry) && answer.status >= 200 && answer.status < 300) known.add(entry);
  return answer;
}
