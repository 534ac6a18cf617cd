import { getPayload } from 'payload';
import { storeEntry } from '../../inbox/store-entry.ts';
import config from '../../payload.config.ts';
import { roster } from '../../seed/data/roster.ts';
import { addAgency, addSkills } from '../../seed/write/editorial.ts';
import { addTalent, NO_PICTURES } from '../../seed/write/talents.ts';

const TALENTS = 60;

/* Fills a panel with some of everything that a running agency has. */
const payload = await getPayload({ config });
const skills = await addSkills(payload);
await addAgency(payload, () => null);
const data = { filename: 'capa-3f9a1c0b2d.jpg', mimeType: 'image/jpeg', width: 1600, height: 2000 };
const medium = Number((await payload.db.create({ collection: 'media', data })).id);
for (const talent of roster(TALENTS)) {
  await addTalent(payload, talent, { ...NO_PICTURES, cover: medium, book: [medium] }, skills);
}
await payload.delete({ collection: 'talents', id: TALENTS });
const { content } = (await payload.findGlobal({ slug: 'privacy' })).pt;
for (const language of ['pt', 'en'] as const) {
  await payload.create({
    collection: 'posts',
    data: {
      type: 'blog',
      status: 'published',
      language,
      batch: 'one',
      title: `Çá “aspas” ${language}`,
      content,
      published_at: '2026-01-02T03:04:05.678Z',
    },
  });
}
for (let at = 0; at < 20; at += 1) {
  const row = { name: `João ${at}`, email: `j${at}@example.com`, message: 'Olá!\nDuas linhas \\ "aspas" 🦜' };
  await storeEntry(payload, {
    kind: 'messages',
    key: `messages:${at}`,
    language: 'pt',
    row,
    now: Date.now(),
  });
}
await payload.delete({ collection: 'messages', id: 20, overrideLock: true });
process.exit(0);
