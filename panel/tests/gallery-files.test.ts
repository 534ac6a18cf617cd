import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { files } from '../platform/files/files.ts';
import { MEDIA } from '../platform/files/keys.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Files that the galleries bring in and rotate.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('gallery-files');
});

const upload = (role: 'booker' | 'editor', content: BlobPart, type: string, name: string) => {
  const body = new FormData();
  body.append('file', new File([content], name, { type }));
  body.append('_payload', '{}');
  return as(role, 'POST', 'media', { body });
};
const picture = async (width: number, height: number) => {
  const create = { width, height, channels: 3, background: '#456' } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
};

test('what a booker uploads is looked at like an editor’s: its bytes decide, not its name', async () => {
  for (const role of ['editor', 'booker'] as const) {
    const page = await upload(role, '<html><script>alert(1)</script></html>', 'image/jpeg', 'foto.jpg');
    expect([role, page.status]).toEqual([role, 400]);
  }
  expect((await upload('booker', await picture(30, 40), 'image/jpeg', 'foto.jpg')).status).toBe(201);
});

test('a photo turned to the right stands under a new name, with its point of attention; the old file goes', async () => {
  const { doc } = await (await upload('editor', await picture(30, 40), 'image/jpeg', 'deitada.jpg')).json();
  await (await panel()).update({ collection: 'media', id: doc.id, data: { focalX: 10, focalY: 30 } });
  const answer = await as('editor', 'POST', `media/${doc.id}/turn`);
  expect(answer.status).toBe(200);
  const turned = await (await panel()).findByID({ collection: 'media', id: doc.id });
  expect(turned).toMatchObject({ width: 40, height: 30, focalX: 70, focalY: 10 });
  expect(turned.filename).not.toBe(doc.filename);
  expect(turned.filename).toMatch(/^deitada-[0-9a-f]{10}\.jpg$/);
  expect(await files().stat(`${MEDIA}${turned.filename}`)).not.toBeNull();
  expect(await files().stat(`${MEDIA}${doc.filename}`)).toBeNull();
});

test('only editors turn a photo; what is not there is not found', async () => {
  const { doc } = await (await upload('editor', await picture(30, 40), 'image/jpeg', 'parada.jpg')).json();
  expect((await as('booker', 'POST', `media/${doc.id}/turn`)).status).toBe(403);
  expect((await as('nobody', 'POST', `media/${doc.id}/turn`)).status).toBe(401);
  expect((await as('editor', 'POST', 'media/999999/turn')).status).toBe(404);
});

test('one photo sent by two people at the same moment is two files; when one goes, the other stays', async () => {
  const photo = await picture(30, 40);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => upload('editor', photo, 'image/jpeg', 'mesma.jpg')),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const [first, ...others] = await Promise.all(answers.map(async (answer) => (await answer.json()).doc));
  await (await panel()).delete({ collection: 'media', id: first.id });
  expect(await files().stat(`${MEDIA}${first.filename}`)).toBeNull();
  for (const { filename } of others) expect(await files().stat(`${MEDIA}${filename}`)).not.toBeNull();
});

test('an upload keeps its own name whole, digits at its end too', async () => {
  const photo = await picture(30, 40);
  const { doc } = await (await upload('editor', photo, 'image/jpeg', 'ana-1712345678.jpg')).json();
  expect(doc.filename).toMatch(/^ana-1712345678-[0-9a-f]{10}\.jpg$/);
});
