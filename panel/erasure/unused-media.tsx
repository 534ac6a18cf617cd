import { text } from '@passarela/contract/text';
import type { Payload, ServerProps } from 'payload';
import { z } from 'zod';
import { isEditor } from '../parts/access/roles.ts';
import styles from '../parts/trash/admin/trash.module.css';
import { DAY_MS } from '../platform/reference/day.ts';
import { languageOf } from '../platform/reference/language.ts';
import { unusedMedia } from '../publishing/takedown/uses.ts';

const FILES = '/admin/collections/media';
const soonWords = (count: number) =>
  text(
    `Arquivos sem uso que vão para a lixeira nos próximos 7 dias: ${count}. Ver quais são`,
    `Files without any use that go to the trash within 7 days: ${count}. See them`,
  );
const movedWords = (count: number) =>
  text(
    `Arquivos sem uso que foram para a lixeira nesta semana: ${count}. Ver a lixeira`,
    `Files without any use that went to the trash this week: ${count}. See the trash`,
  );

/** On the dashboard: files that go to the trash by themselves soon, or just went. */
export async function UnusedNotice({ payload, i18n, user }: ServerProps) {
  if (!isEditor(user)) return null;
  const language = languageOf(i18n);
  const { soon, moved } = await unusedNotice(payload, Date.now());
  const lines = [
    { count: soon, words: soonWords(soon), href: `${FILES}?unused=1` },
    { count: moved, words: movedWords(moved), href: `${FILES}/trash` },
  ].filter(({ count }) => count > 0);
  return lines.map(({ words, href }) => (
    <p className={styles.bar} key={href}>
      <a href={href}>{words[language]}</a>
    </p>
  ));
}

/** A file without any use goes to the trash after so long; the dashboard says so a week before and after. */
export const UNUSED_DAYS = 30;
const NOTICE_MS = 7 * DAY_MS;
const KEY = 'retention.unused-media';

/** Since when (ms) a file, by its id, is seen without a use; how many went to the trash, and when. */
const note = z.object({
  seen: z.record(z.string(), z.number()).default({}),
  moved: z.array(z.object({ at: z.number(), count: z.number() })).default([]),
});

const readNote = async (payload: Payload) => note.parse((await payload.kv.get(KEY)) ?? {});

const isOlder = (since: number, days: number, now: number): boolean => since <= now - days * DAY_MS;

/** Moves to the trash, and counts, files unused for 30 days. A younger upload may belong to a form not yet saved. */
export async function moveUnused(payload: Payload, now: number): Promise<number> {
  const { seen, moved } = await readNote(payload);
  const unused = await unusedMedia(payload);
  const since = new Map(unused.map(({ id }) => [id, Math.min(seen[id] ?? now, now)]));
  const due = unused.filter(
    ({ id, updated_at }) =>
      isOlder(since.get(id) ?? now, UNUSED_DAYS, now) && isOlder(Date.parse(updated_at), UNUSED_DAYS, now),
  );
  for (const { id } of due) {
    const deletedAt = new Date(now).toISOString();
    await payload.update({ collection: 'media', id, data: { deletedAt }, overrideLock: true });
    since.delete(id);
  }
  const recent = moved.filter(({ at }) => at > now - NOTICE_MS);
  await payload.kv.set(KEY, {
    seen: Object.fromEntries(since),
    moved: due.length > 0 ? [...recent, { at: now, count: due.length }] : recent,
  });
  return due.length;
}

/** For staff: how many files go within a week, and how many went in the last one. */
export async function unusedNotice(payload: Payload, now: number): Promise<{ soon: number; moved: number }> {
  const { seen, moved } = await readNote(payload);
  return {
    soon: Object.values(seen).filter((at) => isOlder(at - NOTICE_MS, UNUSED_DAYS, now)).length,
    moved: moved.filter(({ at }) => at > now - NOTICE_MS).reduce((sum, { count }) => sum + count, 0),
  };
}
