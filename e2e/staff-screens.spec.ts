import { axe } from './support/axe';
import { openPhotoGrid } from './support/desk';
import { expect, test } from './support/inbox';
import { DELETED_PICTURE } from './support/media';
import { sampled, WHOLE } from './support/sample';
import { signInAsStaff, staff } from './support/staff';
import { MODEL } from './support/talents';

// Our own screens of the panel, for everybody and on a phone. Payload's parts of them are its own.
const PAYLOADS = [
  '.app-header',
  '.list-header',
  '.list-controls',
  '.collection-list__tables',
  '.page-controls',
  '.query-preset-bar',
  '.search-bar',
  '.modular-dashboard',
  '.dashboard__wrap',
  '.nav',
];
// Payload draws lists without a main part
const LANDMARKS = ['region', 'landmark-one-main', 'landmark-unique', 'landmark-no-duplicate-banner'];
const SCREENS = {
  'the dashboard': '/admin',
  'faces of talents': '/admin/collections/talents',
  'pictures of files': '/admin/collections/media',
};

for (const [width, details] of sampled([1366, 390])) {
  test.describe(`${width} px`, details, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const [[name, path], ofScreen] of sampled(Object.entries(SCREENS))) {
      test(
        `${name}: axe finds nothing, and nothing stands beyond the edge`,
        ofScreen,
        async ({ page, allowFailures }) => {
          allowFailures(DELETED_PICTURE);
          await signInAsStaff(page.context());
          await page.goto(staff.origin + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await axe(page, { without: PAYLOADS, notRules: LANDMARKS });
          await page.evaluate(() => window.scrollTo(500, 0));
          expect(await page.evaluate(() => window.scrollX)).toBe(0);
          // Over the content: the menu beside it is taller than some screens and scrolls itself
          await page.mouse.move(width / 2, 600);
          await page.mouse.wheel(0, 300);
          await expect
            .poll(() => page.evaluate(() => window.scrollY), 'the page itself scrolls')
            .toBeGreaterThan(0);
        },
      );
    }

    test('with a face marked, each act stands on its own', WHOLE, async ({ page, allowFailures }) => {
      allowFailures(DELETED_PICTURE);
      await signInAsStaff(page.context());
      await page.goto(staff.origin + SCREENS['faces of talents']);
      await page
        .getByRole('checkbox', { name: /^Marcar / })
        .nth(1)
        .check();
      const acts = [
        'Criar pacote com os marcados (1)',
        'Editar os selecionados (1)',
        'Mover para a lixeira (1)',
      ];
      for (const name of acts) {
        const act = page.getByRole('button', { name });
        await expect(act).toBeInViewport({ ratio: 1 });
        const isOnTop = (button: Element) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return [left + 4, right - 4].every((x) =>
            [top + 4, bottom - 4].every((y) => document.elementFromPoint(x, y) === button),
          );
        };
        expect(await act.evaluate(isOnTop), name).toBe(true);
      }
    });

    test('files are shown by their pictures', WHOLE, async ({ page, allowFailures }) => {
      allowFailures(DELETED_PICTURE);
      await signInAsStaff(page.context());
      await page.goto(staff.origin + SCREENS['pictures of files']);
      const seen = () =>
        page
          .locator('li img')
          .evaluateAll((images: HTMLImageElement[]) => images.some((i) => i.naturalWidth > 0));
      await expect.poll(seen).toBe(true);
    });

    test('a talent’s status stands beside Save, and leads to its field', WHOLE, async ({ page }) => {
      await signInAsStaff(page.context());
      await page.goto(`${staff.origin}/admin/collections/talents/${MODEL.id}`);
      const now = page.locator('.doc-controls').getByRole('button', { name: 'Publicado' });
      await expect(now).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeInViewport();
      await now.click();
      await expect(page.locator('#field-status input').first()).toBeFocused();
      await page.keyboard.type('Rascunho');
      await page.keyboard.press('Enter');
      await expect(
        page.locator('.doc-controls').getByRole('button', { name: 'Rascunho ao salvar' }),
      ).toBeVisible();
    });
  });
}

test('on a phone each row of a list stands whole on the screen', WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsStaff(page.context());
  for (const list of ['posts', 'slides', 'divisions', 'users', 'applications']) {
    await page.goto(`${staff.origin}/admin/collections/${list}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const cells = page.locator('.table tbody td');
    if (list !== 'applications') await expect(cells.first()).toBeVisible();
    const rightmost = await cells.evaluateAll((all) =>
      Math.max(0, ...all.map((cell) => cell.getBoundingClientRect().right)),
    );
    expect(rightmost, list).toBeLessThanOrEqual(390);
  }
});

test('no list is wider than its page: its last column, a date, is read', WHOLE, async ({ page }) => {
  test.slow();
  await signInAsStaff(page.context());
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of ['posts', 'users', 'audit-log', 'quotes', 'applications']) {
      await page.goto(`${staff.origin}/admin/collections/${list}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const beyond = await page
        .locator('.table')
        .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
      expect(Math.max(0, ...beyond), `${list} at ${width}`).toBe(0);
    }
  }
});

test('a slide is titled by the words of its place, before and after a change', WHOLE, async ({ page }) => {
  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/slides/1`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Slide 1 (Abertura)');
  await page.locator('#field-type input').first().fill('Sobre');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Slide 1 (Sobre)');
});

test('in a table a minor is marked, and each box says whose it is', async ({ page, context }) => {
  await signInAsStaff(context);
  const name = `Mirim ${Date.now()}`;
  const data = { name, gender: 'woman', status: 'draft', birthdate: '2015-05-05' };
  await page.request.post(`${staff.origin}/cms-api/talents`, { headers: { Origin: staff.origin }, data });
  await page.goto(
    `${staff.origin}/admin/collections/talents?where[name][contains]=${encodeURIComponent(name)}`,
  );
  await openPhotoGrid(page);
  const face = page.locator('li', { has: page.getByRole('checkbox', { name: `Marcar ${name}` }) });
  await expect(face).toContainText('Menor');
  await expect(page.getByRole('row', { name: new RegExp(name), includeHidden: true })).toContainText('Menor');
  await page.goto(`${staff.origin}/admin/collections/posts`);
  const boxes = page.locator('tbody').getByRole('checkbox');
  await expect(boxes.first()).toHaveAccessibleName(/^Selecionar \S+/);
});

test('Payload’s questions stand in a frame on a dimmed page', WHOLE, async ({ page }) => {
  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/slides/1`);
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  const frame = page.locator('.confirmation-modal__wrapper');
  await expect(frame).toHaveCSS('border-top-width', '1px');
  await expect(frame).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
