import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { axe } from './support/axe';
import { test } from './support/inbox';
import { invited, PASSWORD } from './support/invited';
import { waitForPanelHydration } from './support/panel-hydration';
import { WHOLE } from './support/sample';
import { signInAsStaff, staff } from './support/staff';

// Two-step verification as a person of the staff meets it: with a script, without one, with a lost phone.
const HALF_MINUTE_MS = 30_000;
const API = `${staff.origin}/cms-api/users`;
const headers = { Origin: staff.origin };

/** The code that the app shows, so many half minutes from now: the panel takes this and the next, each once. */
const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * HALF_MINUTE_MS });

async function typePassword(page: Page, email: string, password = PASSWORD) {
  await page.goto(`${staff.origin}/admin/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Código', { exact: true }).fill(code);
  await page.getByRole('button', { name: /^(Entrar|Ligar)$/ }).click();
}

/** Switches it on at the account: the secret and the recovery codes. */
async function enrol(page: Page) {
  await page.goto(`${staff.origin}/admin/account`);
  const region = page.getByRole('region', { name: 'Verificação em duas etapas' });
  await expect(region).toContainText('Desligada');
  await region.getByRole('link', { name: 'Ligar' }).click();
  await axe(page);
  await page.getByLabel('Sua senha atual').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await axe(page);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await typeCode(page, '000000');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('O código não confere.');
  expect(((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')).toBe(secret);
  await typeCode(page, codeAt(secret, 0));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guarde os códigos de recuperação');
  await axe(page);
  const codes = await page
    .getByRole('list', { name: /Códigos de recuperação/ })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'Guardei os códigos, continuar' }).click();
  await page.waitForURL(/\/admin\/account/);
  await expect(region).toContainText('Ligada');
  return { secret, codes };
}

test(
  'a person switches it on, signs in with a code, with a recovery code, and switches it off',
  WHOLE,
  async ({ page }) => {
    test.slow();
    const email = await invited(page);
    await page.goto(`${staff.origin}/admin/login`);
    await axe(page);
    const forgot = await page.getByRole('link', { name: 'Esqueceu a senha?' }).boundingBox();
    expect(forgot?.height).toBeGreaterThanOrEqual(24);

    await typePassword(page, email, 'not my password at all');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('O e-mail ou a senha não confere.');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
    await typePassword(page, email);
    await page.waitForURL(/\/admin$/);
    const { secret, codes } = await enrol(page);

    await page.context().clearCookies();
    await typePassword(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Confirme que é você');
    await expect(page.getByRole('main')).toHaveCount(1);
    await axe(page);
    await typeCode(page, '123456');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('O código não confere.');
    await page.goto(`${staff.origin}/admin`);
    await expect(page).toHaveURL(/\/admin\/login/);
    await typeCode(page, codeAt(secret, 1));
    await page.waitForURL(/\/admin$/);

    await page.context().clearCookies();
    await typePassword(page, email);
    await typeCode(page, codes[0] ?? '');
    await page.waitForURL(/\/admin$/);

    await page.goto(`${staff.origin}/admin/second-step`);
    await expect(page.getByRole('main')).toContainText('Códigos de recuperação que restam: 9.');
    await axe(page);
    await page.getByLabel('Sua senha atual').fill(PASSWORD);
    await page.getByLabel('Código', { exact: true }).fill(codes[1] ?? '');
    await page.getByRole('button', { name: 'Desligar' }).click();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
    await page.context().clearCookies();
    await typePassword(page, email);
    await page.waitForURL(/\/admin$/);
  },
);

test(
  'an administrator resets the second step of somebody who lost everything',
  WHOLE,
  async ({ page, browser }) => {
    test.slow();
    const email = await invited(page);
    await typePassword(page, email);
    await page.waitForURL(/\/admin$/);
    await enrol(page);
    const context = await browser.newContext();
    waitForPanelHydration(context);
    await signInAsStaff(context);
    const admin = await context.newPage();
    const found = await admin.request.get(`${API}?where[email][equals]=${email}`, { headers });
    const { docs } = await found.json();
    await admin.goto(`${staff.origin}/admin/collections/users/${docs[0].id}`);
    await admin
      .getByRole('region', { name: 'Verificação em duas etapas' })
      .getByRole('link', { name: 'Redefinir' })
      .click();
    await expect(admin.getByRole('main')).toContainText('Iara volta a entrar só com a senha');
    await axe(admin);
    await admin.getByLabel('Sua senha atual').fill(staff.password);
    await admin.getByRole('button', { name: 'Redefinir' }).click();
    await admin.waitForURL(/\/collections\/users\/\d+$/);
    await context.close();
    await page.goto(`${staff.origin}/admin/account`);
    await expect(page).toHaveURL(/\/admin\/login/);
    await typePassword(page, email);
    await page.waitForURL(/\/admin$/);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page says what is wrong, keeps the address, and opens the panel', async ({ page }) => {
    await typePassword(page, 'nobody@agencia.example', 'not my password at all');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('O e-mail ou a senha não confere.');
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@agencia.example');
    await typePassword(page, staff.email, staff.password);
    await page.waitForURL(/\/admin$/);
  });
});
