import { type Desk, expect, test } from './support/desk';
import { staff } from './support/staff';

const list = `${staff.origin}/admin/collections/talents`;
// another try, or another width, has a name of its own
const newName = (first = 'Zoé') =>
  `${first} D’Ávila ${Math.random().toString(36).slice(2).replace(/\d/g, 'x')}`;

// One after the other: the talent of one width would be the neighbour of the other's, and go away.
test.describe.configure({ mode: 'default' });

const makeDraft = async (desk: Desk, name: string): Promise<number> =>
  (await desk.make('talents', { name, gender: 'woman', status: 'draft' })).id;

for (const width of [1366, 390]) {
  test(`${width} px: a face is found without accents, with its status, and its neighbour is one press away`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const own = newName();
    const id = await makeDraft(desk, own);
    try {
      await desk.open(page, 'collections/talents');
      await page
        .getByRole('textbox', { name: /Buscar/ })
        .fill(`davila zoe ${own.split(' ').at(-1)?.toUpperCase()}`);
      const face = page.getByRole('link', { name: own });
      await expect(face).toBeVisible();
      await expect(page.getByRole('listitem').filter({ has: face })).toContainText('Rascunho');
      await face.click();
      await expect(page).toHaveURL(`${list}/${id}`);
      const others = page.getByRole('navigation', { name: 'Outros talentos' });
      const previous = others.getByRole('link', { name: /^← / });
      const name = ((await previous.textContent()) ?? '').replace('← ', '');
      await previous.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    } finally {
      await desk.remove(`talents/${id}`);
    }
  });
}

test('Back leads to the same page of faces, where one had been', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open(page, `collections/talents?limit=25&page=2`);
  const faces = page.locator('main, .collection-list').getByRole('listitem').getByRole('link');
  const last = faces.last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = page.evaluate(
    () =>
      new Promise<number>((seen) => {
        addEventListener('scrollend', () => seen(Math.round(window.scrollY)), { once: true });
      }),
  );
  await page.mouse.wheel(0, -50);
  const left = await scrolled;
  expect(left).toBeGreaterThan(300);
  await last.click();
  await expect(page).toHaveURL(/\/talents\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(left - 60);
});

test('what wants attention is one press away: drafts, and files that nothing uses', async ({
  page,
  desk,
  allowFailures,
}) => {
  // other tests delete files while the grid shows them
  allowFailures(/status of 404 .*\/cms-api\/media\/file\//);
  // the first by name: other tests leave drafts on the first page too
  const own = newName('Aana');
  const id = await makeDraft(desk, own);
  try {
    await desk.open(page, 'collections/talents');
    const filters = page.getByRole('navigation', { name: 'Filtros rápidos' });
    await filters.getByRole('link', { name: 'Rascunhos' }).click();
    await expect(filters.getByRole('link', { name: 'Rascunhos' })).toHaveAttribute('aria-current', 'true');
    const faces = page
      .getByRole('listitem')
      .filter({ has: page.locator('a[href*="/collections/talents/"]') });
    await expect(faces.filter({ hasText: own })).toBeVisible();
    await expect(faces.filter({ hasNotText: 'Rascunho' })).toHaveCount(0);
  } finally {
    await desk.remove(`talents/${id}`);
  }
  await desk.open(page, 'collections/media');
  await page.getByRole('link', { name: /^Sem uso \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/unused=1/);
  await expect(page.getByRole('link', { name: 'Todos os arquivos' })).toBeVisible();
  await desk.open(page, 'collections/media');
  await page.getByRole('link', { name: /^Sem descrição \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/undescribed=1/);
  await expect(page.getByRole('link', { name: 'Todos os arquivos' })).toBeVisible();
});

test('how often a talent was seen stands on her form, week by week', async ({ page, desk }) => {
  await desk.open(page, `collections/talents/1`);
  await expect(page.getByRole('heading', { name: 'Interesse no site' })).toBeVisible();
  await desk.open(page, '');
  await expect(page.getByRole('heading', { name: 'Mais vistos nesta semana' })).toBeVisible();
});

test('a file that is marked in the grid can be edited with others', async ({ page, desk }) => {
  await desk.open(page, 'collections/media');
  await page.getByRole('button', { name: 'Fotos', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Marcar (?!todos)/ })
    .first()
    .check();
  await expect(page.getByRole('button', { name: 'Editar os selecionados (1)' })).toBeEnabled();
});
