// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadyPhoto } from '@/lib/forms/photo-header';
import { act, until } from '../testing/act';
import type { Texts } from '../ui/draft';
import { usePhotos } from './use-photos';

const device = vi.hoisted(() => ({
  prepared: new Map<string, Promise<ReadyPhoto>>(),
  stored: new Map<string, { field: string; name: string; blob: Blob; at: number }>(),
}));
vi.mock('./prepare-photo', () => ({ preparePhoto: (file: File) => device.prepared.get(file.name) }));
vi.mock('./stored-photos', () => ({
  keepPhoto: async (photo: { field: string; name: string; blob: Blob }) => {
    device.stored.set(photo.field, { ...photo, at: 1 });
    return 1;
  },
  dropStoredPhotos: async (field?: string) =>
    field ? void device.stored.delete(field) : device.stored.clear(),
  readStoredPhotos: async () => [...device.stored.values()],
}));

const photo = (name: string, answer: ReadyPhoto | Promise<ReadyPhoto>) => {
  device.prepared.set(name, Promise.resolve(answer));
  return new File(['x'], name);
};
const good = { blob: new Blob(['photo']) };

let root: Root;
let photos: ReturnType<typeof usePhotos>;
let errors: () => string[];

function Place({ round, wasSent = false }: { round: number; wasSent?: boolean }) {
  const form = useForm<Texts>();
  errors = () => Object.entries(form.formState.errors).map(([field, error]) => `${field} ${error?.message}`);
  void form.formState.errors;
  photos = usePhotos({ form, wasSent, takesHeic: false, round });
  return null;
}
const draw = (round: number, wasSent = false) =>
  act(() => root.render(<Place round={round} wasSent={wasSent} />));

beforeEach(() => {
  device.stored.clear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

it('a chosen photo is prepared, shown, stored on this device and attached', async () => {
  await draw(0);
  await act(() => photos.choose('image_1', photo('a.jpg', good)));
  expect(photos.slots.image_1).toMatchObject({ name: 'a.jpg', isPreparing: false, at: 1 });
  expect(device.stored.has('image_1')).toBe(true);
  const data = new FormData();
  expect(await photos.attach(data, () => undefined)).toEqual({
    image_2: 'photoMissing',
    image_3: 'photoMissing',
    image_4: 'photoMissing',
  });
  expect(data.has('image_1')).toBe(true);
});

it('a refused photo is marked until another takes its place, which is asked for once', async () => {
  await draw(0);
  await act(() => photos.choose('image_1', photo('a.pdf', { error: 'photoPdf' })));
  expect(errors()).toEqual(['image_1 photoPdf']);
  expect(photos.missing()).toMatchObject({ image_1: 'photoPdf', image_2: 'photoMissing' });
  await act(() => photos.choose('image_1', photo('b.jpg', good)));
  expect(errors()).toEqual([]);
  expect(photos.missing()).not.toHaveProperty('image_1');
});

it('a photo that is replaced while it is prepared is neither shown nor stored', async () => {
  await draw(0);
  let finish = (_: ReadyPhoto) => {};
  const slow = photo(
    'slow.jpg',
    new Promise<ReadyPhoto>((resolve) => {
      finish = resolve;
    }),
  );
  await act(() => void photos.choose('image_1', slow));
  await act(() => photos.choose('image_1', photo('b.jpg', good)));
  await act(() => finish(good));
  expect(photos.slots.image_1?.name).toBe('b.jpg');
  expect(device.stored.get('image_1')?.name).toBe('b.jpg');
});

it('a photo that is prepared as its form leaves the page is stored all the same', async () => {
  await draw(0);
  let finish = (_: ReadyPhoto) => {};
  const slow = photo(
    'slow.jpg',
    new Promise<ReadyPhoto>((resolve) => {
      finish = resolve;
    }),
  );
  await act(() => void photos.choose('image_1', slow));
  await act(() => root.unmount());
  finish(good);
  await until(() => expect(device.stored.has('image_1')).toBe(true));
  root = createRoot(document.createElement('div'));
});

it('a photo that the service refused stays marked until another is chosen', async () => {
  await draw(0);
  await act(() => photos.choose('image_1', photo('a.jpg', good)));
  await act(() => photos.refuse({ image_1: 'photoBroken', image_2: 'photoMissing' }));
  expect(photos.missing()).toMatchObject({ image_1: 'photoBroken' });
  await act(() => photos.choose('image_1', photo('b.jpg', good)));
  expect(photos.missing()).not.toHaveProperty('image_1');
});

it('photos of an earlier visit come back; a new round, or a form sent early, begins without', async () => {
  device.stored.set('image_2', { field: 'image_2', name: 'old.jpg', blob: good.blob, at: 5 });
  await draw(0);
  await until(() => expect(photos.slots.image_2?.name).toBe('old.jpg'));
  await draw(1);
  await until(() => expect([photos.slots, device.stored.size]).toEqual([{}, 0]));
  device.stored.set('image_2', { field: 'image_2', name: 'old.jpg', blob: good.blob, at: 5 });
  await act(() => root.unmount());
  root = createRoot(document.createElement('div'));
  await draw(0, true);
  await until(() => expect(device.stored.size).toBe(0));
  expect(photos.slots).toEqual({});
});
