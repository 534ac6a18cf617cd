import type { MeasureName } from '@passarela/contract/measures';

export type Changed = Partial<Record<MeasureName, string>>;
type Unsaved = { updatedAt: string; changed: Changed };

/** By talent: unsaved input during a look at another list or page of the panel. */
const kept = new Map<number, Unsaved>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Earlier input for a talent, unless somebody has saved the talent since. */
export function unsavedFor(id: number, updatedAt: string): Changed | undefined {
  const found = kept.get(id);
  return found?.updatedAt === updatedAt ? found.changed : undefined;
}

/** Stores a talent's input; undefined drops it. While there is any the browser asks before leaving the panel. */
export function keepFor(id: number, updatedAt: string, changed: Changed | undefined): void {
  if (changed) kept.set(id, { updatedAt, changed });
  else kept.delete(id);
  if (kept.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
