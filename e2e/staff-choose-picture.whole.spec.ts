import { expect, test } from './support/inbox';
import { DELETED_PICTURE, plainJpeg, storePicture } from './support/media';
import { signInAsStaff, staff } from './support/staff';

const headers = { Origin: staff.origin };
const media = `${staff.origin}/cms-api/media`;

declare global {
  interface Window {
    /** The positions of the button to choose a picture since hydration, px from the top. */
    positions: number[];
  }
}

function notePlaces() {
  window.positions = [];
  const note = () => {
    const button = document.querySelector('.upload__listToggler');
    const isHydrated = button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
    if (isHydrated && window.scrollY === 0) window.positions.push(button.getBoundingClientRect().y);
    requestAnimationFrame(note);
  };
  note();
}

// A picture that is there already is chosen by its looks, not by the name of its file.
for (const width of [1366, 390])
  test(`${width} px: a cover is chosen among pictures, by a press or a key`, async ({
    page,
    inbox: _,
    allowFailures,
  }) => {
    allowFailures(DELETED_PICTURE);
    await page.setViewportSize({ width, height: 844 });
    await signInAsStaff(page.context());
    const buffer = await plainJpeg(60, 80, '#a57');
    const one = await storePicture(page.request, 'escolhida.jpg', buffer);
    const other = await storePicture(page.request, 'escolhida.jpg', buffer);
    await page.request.patch(`${media}/${other.id}`, { headers, data: { taken_down: true } });
    const talents = await page.request.get(`${staff.origin}/cms-api/talents?limit=1`, { headers });
    const [{ id }] = (await talents.json()).docs;
    // staff see the tab again that they had open last
    const tab = `${staff.origin}/cms-api/payload-preferences/collection-talents-${id}`;
    await page.request.delete(tab, { headers });
    const drawer = page.locator('.list-drawer');
    const choices = drawer.getByRole('listitem').getByRole('button');
    const choose = page.getByRole('button', { name: 'Escolher entre os existentes' });
    await page.addInitScript(notePlaces);

    try {
      await page.goto(`${staff.origin}/admin/collections/talents/${id}`);
      await choose.click();
      const picture = choices.and(drawer.getByTitle(one.filename)).locator('img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
      // A form that grows while it comes alive would take the button away under a press.
      const positions = await page.evaluate(() => window.positions);
      expect(positions.length).toBeGreaterThan(0);
      expect(
        Math.max(...positions) - Math.min(...positions),
        [...new Set(positions)].join(' '),
      ).toBeLessThanOrEqual(2);
      await expect(drawer.getByRole('table')).toBeHidden();
      await expect(drawer.getByText(/^Sem uso/)).toHaveCount(0);
      await expect(choices.and(drawer.getByTitle(one.filename))).toHaveAccessibleName(
        `Sem descrição: ${one.filename}`,
      );
      await expect(choices.and(drawer.getByTitle(other.filename))).toHaveAccessibleName(
        `Sem descrição: ${other.filename} Fora do ar`,
      );
      await picture.click();
      await expect(drawer).toHaveCount(0);
      await expect(page.getByText(one.filename, { exact: true })).toBeVisible();

      await page.reload();
      await choose.click();
      await choices.and(drawer.getByTitle(other.filename)).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(other.filename, { exact: true })).toBeVisible();
    } finally {
      const where = `where[id][in]=${one.id},${other.id}`;
      await page.request.delete(`${media}?${where}&trash=true`, { headers });
    }
  });
