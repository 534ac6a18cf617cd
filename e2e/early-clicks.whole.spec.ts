import type { Locator, Page } from '@playwright/test';
import { PT } from './support/application-page';
import { CLICK_MS } from './support/click';
import { holdIdle, untilBusyHydrated } from './support/delayed-idle';
import { openEarly } from './support/delayed-scripts';
import { badge, hearts } from './support/favorites';
import { mainOf, referenceIn } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { slowDown } from './support/slow-processor';
import { MODEL } from './support/talents';

// docs/decisions/early-clicks.md: clicks before hydration count.

test('a press of the arrows and the tabs of a gallery', async ({ page }) => {
  const next = mainOf(page).getByRole('button', { name: 'Próxima foto' }).first();
  const place = mainOf(page).getByRole('status').filter({ hasText: '/' }).first();
  const goTwice = async () => {
    await next.click();
    await next.press('Enter');
  };
  await page.goto(MODEL.path);
  await untilHydrated(page);
  const first = await place.textContent();
  await goTwice();
  await expect(place).not.toHaveText(first ?? '');
  const third = await place.textContent();
  const letIn = await openEarly(page, MODEL.path);
  await goTwice();
  letIn();
  await expect(place).toHaveText(third ?? '');
  const again = await openEarly(page, MODEL.path);
  const tabs = page.getByRole('tab');
  await tabs.nth(1).click();
  again();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('a profile: its heart is kept, it is printed once, its link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    let prints = 0;
    window.print = () => {
      prints += 1;
      document.body.dataset.prints = String(prints);
    };
  });
  const letIn = await openEarly(page, MODEL.path);
  await hearts(page).first().click();
  await mainOf(page).getByRole('button', { name: 'Imprimir' }).click();
  await mainOf(page).locator('summary', { hasText: 'Compartilhar' }).filter({ visible: true }).click();
  const copy = page.getByRole('button', { name: 'Copiar o link' });
  await copy.click();
  letIn();
  await expect(badge(page, 1)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-prints', '1');
  await expect(copy).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a slider: the arrow moves it, pause keeps it still', async ({ page }) => {
  const letIn = await openEarly(page, '/sobre');
  await mainOf(page).getByRole('button', { name: 'Pausar' }).click();
  await mainOf(page).getByRole('button', { name: 'Próximo slide' }).click();
  letIn();
  await expect(mainOf(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  await expect(mainOf(page).getByRole('button', { name: 'Reproduzir' })).toBeVisible();
});

test('a birthdate that is being typed gets its mask, and a phone number keeps what was typed', async ({
  page,
}) => {
  const letIn = await openEarly(page, PT.path);
  const field = (label: string) => mainOf(page).getByLabel(label, { exact: true });
  await field(PT.fields.phone).pressSequentially('47999998888');
  await field(PT.fields.birthdate).pressSequentially('1503');
  letIn();
  await expect(field(PT.fields.birthdate)).toHaveValue('15/03');
  await field(PT.fields.birthdate).pressSequentially('2009');
  await expect(field(PT.fields.birthdate)).toHaveValue('15/03/2009');
  await expect(field(PT.fields.phone)).toHaveValue('47999998888');
});

test('photos swiped before the script comes are counted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letIn = await openEarly(page, MODEL.path);
  const track = page.getByRole('region', { name: 'Book' });
  await track.evaluate((element) => element.scrollTo({ left: element.clientWidth * 2, behavior: 'instant' }));
  letIn();
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(/^3 \/ \d+$/);
});

test('the calendar of the application opens', async ({ page }) => {
  const letIn = await openEarly(page, PT.path);
  await mainOf(page).getByRole('button', { name: PT.openCalendar }).click();
  letIn();
  await expect(page.getByRole('dialog', { name: PT.openCalendar })).toBeVisible();
});

for (const [what, press] of [
  ['a press on the picture', (page: Page) => page.mouse.click(700, 500)],
  ['Skip', (page: Page) => page.getByRole('button', { name: 'Pular' }).click()],
] as const) {
  test(`${what} closes the intro before the script comes, for good`, async ({ page }) => {
    const letIn = await openEarly(page, '/');
    const intro = page.getByRole('dialog');
    await expect(intro).toBeVisible();
    await press(page);
    await expect(intro).toBeHidden();
    letIn();
    await expect(page.locator('dialog')).toHaveCount(0);
  });
}

test('the menu of a phone opens at once, and is modal and closes by Esc later', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letIn = await openEarly(page, '/sobre');
  await page.getByRole('banner').locator('summary[aria-label="Abrir o menu"]').click();
  const entry = page.getByRole('banner').getByRole('link', { name: 'Seja modelo' });
  await expect(entry).toBeVisible();
  letIn();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
});

test('"Voltar" leads to the filtered list, once', async ({ page }) => {
  await page.goto('/sobre');
  await page.goto('/modelos?letra=b');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  const profile = page.url();
  await openEarly(page, profile);
  await mainOf(page).getByRole('link', { name: 'Voltar' }).dblclick();
  // The entry before is the same profile, which was opened anew.
  await expect(page).toHaveURL(/letra=b$/);
});

test('"Voltar" leads to the filtered list while the page listens and is busy still', async ({ page }) => {
  await page.goto('/modelos?letra=b');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await holdIdle(page);
  await page.reload({ waitUntil: 'commit' });
  await untilBusyHydrated(page);
  await mainOf(page).getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/letra=b$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Modelos' })).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});

for (const [when, press] of [
  ['before the page listens', (link: Locator) => link.click()],
  ['twice while it is busy still', (link: Locator) => link.dblclick({ delay: CLICK_MS })],
] as const) {
  test(`a quote asked for ${when} holds the talent and leaves nothing of the profile in the head`, async ({
    page,
  }) => {
    const letIdle = await holdIdle(page);
    const profile = MODEL.path;
    const letIn = await openEarly(page, profile);
    const ask = mainOf(page).getByRole('link', { name: 'Pedir orçamento' }).filter({ visible: true }).first();
    if (when.startsWith('before')) await press(ask);
    letIn();
    await untilBusyHydrated(page);
    if (!when.startsWith('before')) await press(ask);
    await page.waitForTimeout(300);
    expect(page.url()).toContain(profile);
    await letIdle();
    await expect(page).not.toHaveURL(new RegExp(profile));
    await expect(badge(page, 1)).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });
}

test('a form sent empty before the script comes: its first wrong field gets the focus, errors go with what is typed, and it is stored', async ({
  page,
  inbox,
}) => {
  const letIn = await openEarly(page, '/contato');
  const form = mainOf(page);
  const required = form.getByText(PT.errors.required);
  await form.getByRole('button', { name: PT.send, exact: true }).click();
  await expect(required).toHaveCount(3);
  letIn();
  await expect(form.getByLabel('Nome', { exact: true })).toBeFocused();
  await form.getByLabel('Nome', { exact: true }).fill('Ana Lima');
  await expect(required).toHaveCount(2);
  await form.getByLabel('E-mail').fill('ana@example.com');
  await form.getByLabel('Mensagem').fill('Bom dia');
  await expect(required).toHaveCount(0);
  await form.getByRole('button', { name: PT.send, exact: true }).click();
  expect(await inbox.find('messages', await referenceIn(form))).toMatchObject({ message: 'Bom dia' });
});

test('a link pressed while the page hydrates leaves nothing of the old page in the head', async ({
  page,
}) => {
  await slowDown(page, 8);
  for (const lateMs of [150, 300, 450]) {
    await page.goto('/blog', { waitUntil: 'commit' });
    const post = page.getByRole('article').first().getByRole('link');
    const path = (await post.getAttribute('href')) ?? '';
    await page.waitForTimeout(lateMs);
    await post.dispatchEvent('click');
    await expect(page.locator('link[rel="canonical"]').last()).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('head > title')).toHaveCount(1);
  }
});

test('filters, letters and the next page are links', async ({ page }) => {
  await openEarly(page, '/modelos');
  await mainOf(page).getByRole('link', { name: 'Mulheres' }).click();
  await expect(page).toHaveURL(/\/modelos\/mulheres$/);
  await mainOf(page).getByRole('link', { name: 'Letra B' }).click();
  await expect(page).toHaveURL(/\?letra=b$/);
});

test('a form sent before the script comes is stored once', async ({ page, inbox }) => {
  const letIn = await openEarly(page, '/contato');
  const form = mainOf(page);
  await form.getByLabel('Nome', { exact: true }).fill('Ana Cedo');
  await form.getByLabel('E-mail').fill('ana.cedo@example.com');
  await form.getByLabel('Mensagem').fill('Antes do script');
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  const reference = await referenceIn(form);
  letIn();
  await expect(form.getByRole('status').filter({ hasText: reference })).toBeVisible();
  expect(await inbox.find('messages', reference)).toMatchObject({ name: 'Ana Cedo' });
});
