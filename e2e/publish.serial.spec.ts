import { expect, test } from './support/desk';
import { MODELS } from './support/talents';

const within = { timeout: 2_000, intervals: [50] };

test('what staff save is on the site within two seconds', async ({ desk, request }) => {
  const { path = '', id, name } = MODELS[5] ?? {};
  const newName = `${name} Publicada`;
  try {
    await desk.save(`talents/${id}`, { name: newName });
    const title = async () => /<title>([^<|]+)/.exec(await (await request.get(path)).text())?.[1]?.trim();
    const list = async () => (await (await request.get('/modelos')).text()).includes('Publicada');
    await Promise.all([expect.poll(title, within).toBe(newName), expect.poll(list, within).toBe(true)]);
  } finally {
    await desk.save(`talents/${id}`, { name });
  }
});

test('where the face of a cover is, and what it shows, is on its card within two seconds', async ({
  page,
  desk,
}) => {
  const { id, name } = MODELS[4] ?? {};
  const talent = await desk.read(`talents/${id}?depth=1`);
  const { id: medium, alt, focalX, focalY } = talent.cover_web ?? talent.cover;
  try {
    await desk.save(`media/${medium}`, { alt: { pt: 'sorri à janela' }, focalX: 12, focalY: 88 });
    const list = async () => (await page.request.get('/modelos')).text();
    await expect.poll(list, within).toContain('sorri à janela');
    await page.goto('/modelos');
    const picture = page.getByAltText(`${name}: sorri à janela`);
    await expect(picture).toHaveCSS('object-position', '0% 100%');
  } finally {
    await desk.save(`media/${medium}`, { alt, focalX, focalY });
  }
});
