import { isRecord } from '@passarela/contract/is-record';
import { PHOTO_FIELDS, type PhotoField } from '@passarela/contract/limits';
import { readText, storeText } from '@/components/ui/storage';
import { STORED_PHOTOS_DATABASE, STORED_PHOTOS_UNTIL_KEY } from '@/lib/domain/stored-photos';

const STORE = 'photos';
const LIFE_MS = 24 * 60 * 60_000;

type StoredPhoto = { field: PhotoField; name: string; blob: Blob; at: number };

const isKept = (row: unknown): row is StoredPhoto =>
  isRecord(row) &&
  PHOTO_FIELDS.some((field) => field === row.field) &&
  typeof row.name === 'string' &&
  row.blob instanceof Blob &&
  typeof row.at === 'number';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(STORED_PHOTOS_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'field' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function ask<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  }).finally(() => database.close());
}

/** Stores a photo on this device, ready to send; gives when (ms since 1970), or null if the browser forbids it. */
export const keepPhoto = (photo: Omit<StoredPhoto, 'at'>): Promise<number | null> => {
  const at = Date.now();
  return ask('readwrite', (store) => store.put({ ...photo, at })).then(
    () => {
      storeText(STORED_PHOTOS_UNTIL_KEY, readText(STORED_PHOTOS_UNTIL_KEY) ?? String(at + LIFE_MS));
      return at;
    },
    () => null,
  );
};

/** Removes one stored photo, or all. */
export const dropStoredPhotos = (field?: PhotoField): Promise<void> =>
  ask('readwrite', (store) => (field ? store.delete(field) : store.clear())).then(
    () => {
      if (!field) storeText(STORED_PHOTOS_UNTIL_KEY, null);
    },
    () => undefined,
  );

/** The photos that this device has stored for at most 24 hours; older ones are removed. */
export async function readStoredPhotos(): Promise<StoredPhoto[]> {
  const rows: unknown[] = await ask('readonly', (store) => store.getAll()).catch(() => []);
  const kept = rows.filter((row) => isKept(row));
  const now = Date.now();
  const isFresh = ({ at }: StoredPhoto) => Math.abs(now - at) < LIFE_MS;
  await Promise.all(kept.filter((photo) => !isFresh(photo)).map(({ field }) => dropStoredPhotos(field)));
  return kept.filter(isFresh);
}
