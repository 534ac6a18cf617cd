import portuguese from '../messages/pt.json' with { type: 'json' };
import { expect, test } from './support/desk';
import { untilHydrated } from './support/hydrated';
import { offlineAddresses, storeProfilesOffline } from './support/offline-addresses';

test.use({ serviceWorkers: 'allow' });

test('a talent who leaves the site leaves the copies at the next page that is opened', async ({
  page,
  desk,
}) => {
  const [path = ''] = await storeProfilesOffline(page, 1);
  const slug = path.split('/').at(-1) ?? 'nobody';
  const ofHer = async () => (await offlineAddresses(page)).filter((copy) => copy.includes(slug));
  expect((await ofHer()).length).toBeGreaterThan(1);
  const save = (status: string) => desk.save(`talents/${/\d+/.exec(path)?.[0]}`, { status });
  try {
    await save('draft');
    await page.goto('/modelos');
    await expect.poll(ofHer).toEqual([]);
  } finally {
    await save('published');
  }
});

test('where the site itself is out of reach, the copies open and say so', async ({
  page,
  control,
  allowFailures,
}) => {
  test.setTimeout(120_000);
  allowFailures();
  await storeProfilesOffline(page, 1);
  await control.stopSite();
  await page.goto('/favoritos');
  await untilHydrated(page);
  await expect(page.getByText(portuguese.Offline.line)).toBeVisible();
  await control.startSite();
  await page.goto('/favoritos');
  await expect(page.getByText(portuguese.Offline.line)).toBeHidden();
});
