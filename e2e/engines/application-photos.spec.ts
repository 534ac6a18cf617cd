import { STORED_PHOTOS_DATABASE } from '../../lib/domain/stored-photos';
import { PT } from '../support/application-page';
import { WHOLE } from '../support/sample';
import { elsewhere, open } from './support/elsewhere';
import { WIDE } from './support/sizes';
import { expect, test } from './support/test';

// As back-forward-cache.spec.ts, for the photos of an application.
test.describe.configure({ timeout: 180_000 });

test(
  'photos chosen and removed on the page in between are so on this one',
  WHOLE,
  async ({ visitor, photoFile, engine }) => {
    test.skip(engine === 'chromium', 'its driver switches the cache off');
    test.skip(engine === 'webkit', 'its driver browses in private, where WebKit stores no files');
    await visitor.resize(...WIDE);
    const [first] = Object.values(PT.photos);
    if (!first) throw new Error('no photos');
    const seen = () =>
      visitor.ask(() =>
        [...document.querySelectorAll('main li:has(input[type="file"])')].map(
          (slot) => slot.querySelector('img[src^="blob:"]') !== null,
        ),
      );
    const kept = () =>
      visitor.ask(
        (name) =>
          new Promise<unknown>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const { result } = opening;
              const keys = result.transaction('photos').objectStore('photos').getAllKeys();
              keys.onsuccess = () => {
                result.close();
                resolve(keys.result);
              };
            };
          }),
        STORED_PHOTOS_DATABASE,
      );
    await open(visitor, PT.path);
    await visitor.chooseFile(first.title, photoFile);
    await expect.poll(seen).toEqual([true, false, false, false]);
    await expect.poll(kept).toEqual(['image_1']);
    await elsewhere(visitor, '/en/be-a-model', async () => {
      await expect.poll(seen).toEqual([true, false, false, false]);
      await visitor.ask(() => document.querySelector<HTMLElement>('main li button')?.click());
      await expect.poll(seen).toEqual([false, false, false, false]);
      await visitor.ask(() => {
        document.querySelectorAll('input[type="file"]')[1]?.setAttribute('data-found', '');
      });
      await visitor.driver.chooseFile('[data-found]', photoFile);
      await expect.poll(seen).toEqual([false, true, false, false]);
      await expect.poll(kept, { timeout: 30_000 }).toEqual(['image_2']);
    });
    await expect.poll(seen).toEqual([false, true, false, false]);
  },
);
