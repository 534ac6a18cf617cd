import { getPayload } from 'payload';
import sharp from 'sharp';
import config from '../payload.config.ts';
import { env } from '../platform/settings/env.ts';

/*
 * A panel of its own that saves or deletes a picture and is killed between bytes and row: `killed-panel.ts upload`
 * before the row is written, `killed-panel.ts delete` after it is gone for good. It prints the picture's name.
 */
const [what] = process.argv.slice(2);
const payload = await getPayload({ config });
const data = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer();
const upload = { name: `${what}.jpg`, data, mimetype: 'image/jpeg', size: data.length };
const save = () => payload.create({ collection: 'media', data: {}, file: upload, context: { quiet: true } });

const kill = (filename: unknown) =>
  new Promise<never>(() => {
    process.stdout.write(`${JSON.stringify({ filename })}\n`, () => process.kill(process.pid, 'SIGKILL'));
  });

if (what === 'upload') {
  payload.db.create = ({ data: { filename } }) => kill(filename);
  await save();
} else {
  const { db } = payload;
  let leaving: unknown = null;
  const commit = db.commitTransaction.bind(db);
  db.commitTransaction = async (transaction) => {
    await commit(transaction);
    if (leaving) await kill(leaving);
  };
  const { id, filename } = await save();
  leaving = filename;
  const deleteOne = db.deleteOne.bind(db);
  // PostgreSQL forgets a deletion that was not committed
  db.deleteOne = async (args) => {
    const deleted = await deleteOne(args);
    return env().DATABASE_URL ? deleted : kill(filename);
  };
  await payload.delete({ collection: 'media', id, context: { quiet: true } });
}
