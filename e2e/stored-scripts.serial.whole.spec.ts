import type { Page } from '@playwright/test';
import { expect, test } from './support/desk';
import { mainOf, writeMessage } from './support/form-page';
import { staff } from './support/staff';
import { MODEL } from './support/talents';

const MARK = 'xss-7c1';
const SCRIPT = `"'><img src=x onerror="document.title='${MARK}'"><script>document.title='${MARK}'</script>\u2028</title><!--`;

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', text, version: 1 }],
});

/** Elements that the words would have made if somebody had read them as markup, and whether a script of theirs ran. */
const woundsIn = (page: Page) =>
  page.evaluate((mark) => {
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    const scripts = [...document.querySelectorAll('script')].filter(({ textContent }) =>
      textContent?.startsWith(`document.title='${mark}`),
    );
    return [...handlers, ...scripts].length + (document.title === mark ? 1 : 0);
  }, MARK);

async function expectUnhurt(page: Page, address: string, words: string) {
  await page.goto(address);
  await expect(page.getByText(words, { exact: false }).first(), address).toBeAttached();
  expect(await woundsIn(page), address).toBe(0);
}

test('scripts in what staff and visitors write run on no screen', async ({ page, desk }) => {
  test.setTimeout(90_000);
  const reference = await writeMessage(page, {
    name: `Ana ${SCRIPT}`.slice(0, 100),
    email: 'ana@example.com',
  });
  const { id, name, path: href } = MODEL;
  await page.goto('/blog');
  const link = mainOf(page).getByRole('article').first().getByRole('link').first();
  const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const [post] = await desk.docs(`posts?limit=1&where[slug][equals]=${slug}`);

  try {
    await desk.save(`talents/${id}`, { name: `Aaa ${SCRIPT}` });
    const content = { root: { ...post.content.root, children: [paragraph(SCRIPT)] } };
    await desk.save(`posts/${post.id}`, { title: `Novas ${SCRIPT}`, description: SCRIPT, content });
    await expect.poll(async () => (await page.request.get(href)).text()).toContain('Aaa');

    await page.goto('/modelos');
    await page.getByRole('article').filter({ hasText: 'Aaa' }).getByRole('button').first().click();
    // a name is read as text: its tags are gone
    for (const address of ['/modelos', href, '/favoritos']) await expectUnhurt(page, address, 'Aaa');
    for (const address of ['/blog', `/blog/${post.slug}`]) await expectUnhurt(page, address, 'onerror=');
    await expect(mainOf(page)).toContainText('<script>');
    for (const list of ['talents', 'posts', `messages?search=${reference}`])
      await expectUnhurt(page, `${staff.origin}/admin/collections/${list}`, 'onerror=');
    await page.getByRole('link', { name: 'Ana' }).first().click();
    await expect(page.getByText(reference).first()).toBeVisible();
    expect(await woundsIn(page)).toBe(0);
  } finally {
    await desk.save(`talents/${id}`, { name });
    const { title, description, content } = post;
    await desk.save(`posts/${post.id}`, { title, description, content });
  }
});
