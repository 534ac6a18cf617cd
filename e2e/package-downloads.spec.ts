import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { GRAVE } from '../panel/packages/warning-texts';
import { expect, test } from './support/inbox';
import { askAsStaff, makePackage } from './support/packages';
import { claimsOf, marksOf } from './support/pdf-structure';
import { staff } from './support/staff';

// A client takes a package away as a PDF and a ZIP, as far as staff let them.
const { Package: words } = portuguese;
const PASSCODE = 'inverno 26';
/** Poppler's. */
const READER = 'pdftotext';

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function stored(name: string, bytes: Buffer): string {
  const file = join(folder, `${Math.random()}-${name}`);
  writeFileSync(file, bytes);
  return file;
}
const textOf = (bytes: Buffer) =>
  execFileSync(READER, [stored('p.pdf', bytes), '-'])
    .toString()
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ');
const namesIn = (bytes: Buffer) =>
  execFileSync('python3', [
    '-c',
    'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);assert z.testzip() is None;print("\\n".join(z.namelist()))',
    stored('p.zip', bytes),
  ])
    .toString()
    .trim()
    .split('\n');
const addressOf = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).getAttribute('href');

test('PDF and ZIP hold what the package shows; the passcode comes before them, and revoking ends them', async ({
  page,
}) => {
  test.skip(!staff.password, 'only npm test knows staff');
  const { id, names, path } = await makePackage(page.request, {
    downloads: 'light',
    dates: '12 a 14 de março',
    message: 'Três dias em estúdio',
    passcode: PASSCODE,
  });
  const locked = path.replace('/selecao', '/api/packages');
  for (const file of ['pdf', 'zip']) expect((await page.request.get(`${locked}/${file}`)).status()).toBe(403);
  await page.goto(path);
  await page.getByLabel(words.passcode).fill(PASSCODE);
  await page.getByRole('button', { name: words.unlock }).click();
  const [pdf, zip] = [await addressOf(page, words.pdf), await addressOf(page, words.zip)];

  const paper = await page.request.get(pdf ?? '');
  expect(paper.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  const bytes = await paper.body();
  for (const [claim, isKept] of Object.entries(claimsOf(bytes))) expect(isKept, claim).toBe(true);
  expect(marksOf(bytes).flatMap(({ untagged }) => untagged)).toEqual([]);
  const text = textOf(bytes);
  for (const said of [
    'Campanha de inverno',
    '12 a 14 de março',
    'Três dias em estúdio',
    'Livre em março',
    ...names,
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('/modelos/');

  const photos = await page.request.get(zip ?? '');
  expect(photos.headers()).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(namesIn(await photos.body())).toEqual([
    expect.stringMatching(/^01-pacote-um-\d+\/pacote-um-\d+-01\.\w+$/),
    expect.stringMatching(/^02-pacote-dois-\d+\/pacote-dois-\d+-01\.\w+$/),
  ]);

  await askAsStaff(page.request, `packages/${id}/revoke`, {});
  for (const file of [pdf, zip]) expect((await page.request.get(file ?? '')).status()).toBe(410);
});

test('nothing is offered unless staff say so; of minors there is a PDF without their photos’ ZIP', async ({
  page,
}) => {
  test.skip(!staff.password, 'only npm test knows staff');
  const closed = await makePackage(page.request);
  await page.goto(closed.path);
  await expect(page.getByRole('link', { name: words.pdf })).toHaveCount(0);
  const files = closed.path.replace('/selecao', '/api/packages');
  for (const file of ['pdf', 'zip']) expect((await page.request.get(`${files}/${file}`)).status()).toBe(403);

  const agency = { guardian_name: 'Rosa', guardian_phone: '47 99999-0000' };
  const minors = { birthdate: '2015-05-05', bust: '70', downloads: 'yes', agency };
  const { id, talents, path } = await makePackage(
    page.request,
    { downloads: 'full', shows_age: true },
    minors,
  );
  await page.goto(path);
  await expect(page.getByText(words.empty)).toBeVisible();
  await expect(page.getByRole('link', { name: words.pdf })).toHaveCount(0);
  const read = talents.map((talent) => ({ id: talent.id, warnings: GRAVE }));
  await askAsStaff(page.request, `packages/${id}/confirm-warnings`, { isRead: true, talents: read });
  await page.reload();
  await expect(page.getByRole('link', { name: words.zip })).toHaveCount(0);
  const text = textOf(await (await page.request.get((await addressOf(page, words.pdf)) ?? '')).body());
  expect(text).toContain('Altura');
  expect(text).not.toContain('Busto');
});
