import type { PayloadRequest, Where } from 'payload';
import type { Application, Message, Quote } from '../../platform/db/payload-types.ts';
import type { Kind } from '../../platform/reference/kinds.ts';

const ROWS_AT_ONCE = 500;

type Entry = Message | Quote | Application;
type Wanted = { kind: Kind; where: Where; req: PayloadRequest; rowsAtOnce?: number };

/** Entries older than this one: those below it in a list with the newest first. */
const below = ({ createdAt, id }: Entry): Where => ({
  or: [
    { createdAt: { less_than: createdAt } },
    { and: [{ createdAt: { equals: createdAt } }, { id: { less_than: id } }] },
  ],
});

/** The entries of a list, newest first. Each read begins below the last entry, so that none repeats or is skipped. */
export async function* entriesOf({
  kind,
  where,
  req,
  rowsAtOnce = ROWS_AT_ONCE,
}: Wanted): AsyncGenerator<Entry> {
  let last: Entry | undefined;
  do {
    const { docs } = await req.payload.find({
      collection: kind,
      where: last ? { and: [where, below(last)] } : where,
      limit: rowsAtOnce,
      pagination: false,
      sort: ['-createdAt', '-id'],
      depth: 0,
      req,
      overrideAccess: false,
    });
    yield* docs;
    last = docs.length === rowsAtOnce ? docs.at(-1) : undefined;
  } while (last);
}
