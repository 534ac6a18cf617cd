import { isRecord } from '@passarela/contract/is-record';

type Entry = Readonly<Record<string, unknown>>;

/** The first name of a field's path: `agency` of `agency.abroad`. */
export const firstOf = (path: string): string => path.split('.', 1)[0] ?? path;

/** The value at a field's path in an entry. */
export const valueAt = (entry: Entry, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), entry);

/** Values by their paths as Payload saves them; a group keeps what no path names. */
export function byGroups(values: Entry): Record<string, unknown> {
  const saved: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [group = path, name] = path.split('.');
    const others = saved[group];
    saved[group] = name === undefined ? value : { ...(isRecord(others) && others), [name]: value };
  }
  return saved;
}

/** From this many entries on, whoever changes them at once types their number. */
export const TYPED_FROM = 50;
