import { expect, test } from './support/desk';
import { mainOf } from './support/form-page';

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', text, version: 1 }],
});

test('staff reword the privacy page and it shows within two seconds, in that language', async ({
  page,
  request,
  desk,
}) => {
  const { pt, en, version } = await desk.read('globals/privacy');
  const english = await (await request.get('/en/privacy')).text();
  expect(await (await request.get('/privacidade')).text()).toContain(pt.title);
  const root = { ...pt.content.root, children: [paragraph('Novas palavras: {meses}.')] };

  try {
    await desk.save('globals/privacy', { pt: { title: 'Privacidade e dados', content: { root } }, en });
    const shown = async () => (await request.get('/privacidade')).text();
    await expect
      .poll(shown, { timeout: 2_000, intervals: [50] })
      .toMatch(/Novas palavras: \d+ (mês|meses)\./);

    await page.goto('/privacidade');
    await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText('Privacidade e dados');
    await expect(mainOf(page).getByText(`Versão ${version + 1}, em vigor desde`)).toBeVisible();
    await expect(page).toHaveTitle(/^Privacidade e dados/);

    // The other language stays, and a guardian agrees to the current text.
    await page.goto('/en/privacy');
    const firstHeading = mainOf(page).getByRole('heading', { level: 2 }).first();
    expect(english).toContain(`>${await firstHeading.textContent()}<`);
    await page.goto('/seja-modelo');
    await expect(page.locator('input[name="consent"]')).toHaveValue(`1.${version + 1}`);
  } finally {
    await desk.save('globals/privacy', { pt, en });
    const shown = async () => (await request.get('/privacidade')).text();
    await expect.poll(shown, { timeout: 2_000, intervals: [50] }).not.toContain('Novas palavras');
  }
});

test('each language links its own contact page', async ({ page }) => {
  for (const [path, contact] of [
    ['/privacidade', '/contato'],
    ['/en/privacy', '/en/contact'],
  ] as const) {
    await page.goto(path);
    await mainOf(page).locator(`a[href="${contact}"]`).first().click();
    await expect(page).toHaveURL(contact);
  }
});
