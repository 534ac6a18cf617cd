import { getPayload } from 'payload';
import sharp from 'sharp';
import config from '../payload.config.ts';
import { files } from '../platform/files/files.ts';

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
const save = () =>
  payload.create({ collection: 'media', data: {}, file: upload, context: { isSilent: true } });

const kill = (filename: unknown) =>
  new Promise<never>(() => {
    process.stdout.write(`${JSON.stringify({ filename })}\n`, () => process.kill(process.pid, 'SIGKILL'));
  });

if (what === 'upload') {
  payload.db.create = ({ data: { filename } }) => kill(filename);
  await save();
} else {
  const { id, filename } = await save();
  // the row is gone and committed; its bytes are next
  files().delete = () => kill(filename);
  await payload.delete({ collection: 'media', id, context: { isSilent: true } });
}
