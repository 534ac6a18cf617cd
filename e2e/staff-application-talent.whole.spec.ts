import type { Page } from '@playwright/test';
import { fillWhole, PT, send, uniqueName } from './support/application-page';
import { mainOf, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { photo } from './support/photos';
import { signInAsStaff, staff } from './support/staff';

test.describe.configure({ timeout: 120_000 });

test('an application becomes a talent in one click, and is answered with a ready text', async ({
  page,
  inbox,
}) => {
  const name = uniqueName();
  await page.goto(PT.path);
  await fillWhole(page, PT, name, await photo());
  await send(page, PT);
  const { id } = await inbox.find('applications', await referenceIn(mainOf(page)));

  await signInAsStaff(page.context());
  const application = `${staff.origin}/admin/collections/applications/${id}`;
  await page.goto(application);
  await page.getByRole('button', { name: 'Criar talento' }).click();
  await page.waitForURL(/\/admin\/collections\/talents\/\d+/);
  const talent = page.url();
  await expect(page.getByLabel('Nome artístico')).toHaveValue(name);

  await page.goto(application);
  await expect(page.getByRole('link', { name: 'Abrir talento' })).toHaveAttribute(
    'href',
    new URL(talent).pathname,
  );
  await page.getByRole('button', { name: 'Aceitar' }).click();
  const words = page.getByLabel('Texto da resposta');
  await expect(words).toHaveValue(new RegExp(`^Olá, ${name}!`));
  await words.fill('Venha amanhã & traga um responsável');
  await expect(page.getByRole('link', { name: 'Abrir no e-mail' })).toHaveAttribute(
    'href',
    /^mailto:ana@example\.com\?.*body=Venha%20amanh%C3%A3%20%26%20traga/,
  );
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.locator('.toast-success')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Aceitar' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Respondida', { exact: true })).toBeVisible();
});

/** The applicant is fifteen, with her mother's name and consent. */
async function fillGuardian(page: Page) {
  const form = mainOf(page);
  await form.getByLabel(PT.fields.birthdate).fill(`01/01/${new Date().getFullYear() - 15}`);
  await form.getByLabel(PT.fields.guardian_name).fill('Rosa Lima');
  await form.getByLabel(PT.fields.guardian_email).fill('rosa@example.com');
  await form.getByRole('checkbox').check();
}

test('the list of applications shows an adult’s face, and a minor’s only when asked', async ({
  page,
  inbox,
}) => {
  const [adult, minor] = [uniqueName(), uniqueName()];
  await page.goto(PT.path);
  await fillWhole(page, PT, adult, await photo());
  await send(page, PT);
  await inbox.find('applications', await referenceIn(mainOf(page)));
  await page.goto(PT.path);
  await fillWhole(page, PT, minor, await photo());
  await fillGuardian(page);
  await send(page, PT);
  await inbox.find('applications', await referenceIn(mainOf(page)));

  const faces: string[] = [];
  page.on('request', (request) => request.url().endsWith('/face') && faces.push(request.url()));
  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/applications`);
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  const drawn = (name: string) =>
    expect
      .poll(() =>
        rowOf(name)
          .locator('img')
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBe(168);
  await drawn(adult);
  await expect(rowOf(minor).locator('img')).toHaveCount(0);
  const before = faces.length;
  await rowOf(minor).getByRole('button', { name: 'Ver rosto' }).click();
  await drawn(minor);
  expect(faces).toHaveLength(before + 1);
  await expect(rowOf(minor).getByRole('link', { name: minor })).toBeVisible();
});
