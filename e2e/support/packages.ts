import type { APIRequestContext, Browser, Page } from '@playwright/test';
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { expect } from './inbox';
import { plainJpeg, storePicture } from './media';
import { signInAsStaff, staff, staffCookie } from './staff';

const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
const { Package: words } = portuguese;

/** A new package of two adults whose photos are light; `more` is said of the package, `person` of both. */
export async function makePackage(request: APIRequestContext, more: object = {}, person: object = {}) {
  const post = async (collection: string, data: object) => {
    const answer = await request.post(`${staff.origin}/cms-api/${collection}?depth=0`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).doc;
  };
  const names = ['Um', 'Dois'].map((name) => `Pacote ${name} ${Date.now()}`);
  const talents = [];
  for (const name of names) {
    const photo = await storePicture(request, 'pacote.jpg', await plainJpeg(900, 1200, '#7a3e5c'));
    const data = {
      gender: 'woman',
      status: 'draft',
      birthdate: '1995-05-05',
      height: '1,81',
      book: [photo.id],
      ...person,
    };
    talents.push({ talent: (await post('talents', { name, ...data })).id, note: 'Livre em março' });
  }
  const { id } = await post('packages', { title: 'Campanha de inverno', talents, max_picks: 1, ...more });
  return { id, names };
}

/** The link that stands beside the form of a package. */
export async function packageLink(browser: Browser, id: number): Promise<{ panel: Page; address: string }> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  await signInAsStaff(context);
  const panel = await context.newPage();
  await panel.goto(`${staff.origin}/admin/collections/packages/${id}`);
  const link = panel.getByRole('link', { name: 'Ver como o cliente' });
  const [address = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  return { panel, address };
}

export const talentOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
export const pathOf = (address: string) => new URL(address).pathname;

export async function sayName(page: Page, name: string) {
  await page.getByLabel(words.name).fill(name);
  await page.getByRole('button', { name: words.start }).click();
  await expect(page.getByText(words.you.replace('{name}', name))).toBeVisible();
}
