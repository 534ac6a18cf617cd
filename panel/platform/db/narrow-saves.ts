import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@passarela/contract/is-record';
import type { BaseDatabaseAdapter, CollectionBeforeChangeHook, RequestContext } from 'payload';

/** For saves that go on: the entries as they were read, by their ids. */
const asRead = new WeakMap<RequestContext, Map<string, Record<string, unknown>>>();

/** A save of an account writes its changes alone: Payload would write an earlier read over other people's. */
export const saveNarrowly: CollectionBeforeChangeHook = ({ operation, originalDoc, context }) => {
  if (operation !== 'update') return;
  const entries = asRead.get(context) ?? new Map();
  asRead.set(context, entries.set(String(originalDoc.id), originalDoc));
};

type Writes = Pick<BaseDatabaseAdapter, 'updateOne'>;

/** An adapter's `updateOne`, which writes saves as `saveNarrowly` asks. */
export const withNarrowSaves = (adapter: Writes): Writes => {
  const write = adapter.updateOne.bind(adapter);
  return {
    updateOne: (given) => {
      const entries = given.req?.context && asRead.get(given.req.context);
      const id = String(given.id);
      const before = entries?.get(id);
      if (!before || !isRecord(given.data)) return write(given);
      entries?.delete(id);
      const changed = Object.entries(given.data).filter(
        ([name, value]) => name !== 'sessions' && !isDeepStrictEqual(value, before[name]),
      );
      return write({ ...given, data: Object.fromEntries(changed) });
    },
  };
};
