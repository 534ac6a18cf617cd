import { metaOf } from '../scripts/lib/elements.ts';
import { expect, test } from './support/desk';

/** A talent in no list, so that nothing else notices that they come and go. */
const GUEST = { name: 'Visita Breve', gender: 'woman', status: 'published' };

test('a talent whom staff take off answers 410 with who is here today; the former name leads to the new one', async ({
  desk,
  request,
}) => {
  const { id } = await desk.make('talents', GUEST);
  const canonical = async (path: string) =>
    /rel="canonical" href="([^"]+)"/.exec(await (await request.get(path)).text())?.[1];

  try {
    expect(await canonical(`/elenco/${id}/visita-breve`)).toMatch(new RegExp(`/elenco/${id}/visita-breve$`));
    await desk.save(`talents/${id}`, { name: 'Visita Longa' });
    const former = () => request.get(`/elenco/${id}/visita-breve`, { maxRedirects: 0 });
    await expect.poll(async () => (await former()).status(), { timeout: 5_000 }).toBe(308);
    expect((await former()).headers().location).toMatch(new RegExp(`/elenco/${id}/visita-longa$`));
    // she may have her former name again
    expect((await former()).headers()['cache-control']).toContain('must-revalidate');
    expect(await canonical(`/elenco/${id}/visita-breve`)).toMatch(new RegExp(`/elenco/${id}/visita-longa$`));

    await desk.save(`talents/${id}`, { status: 'draft' });
    const status = async (path: string) => (await request.get(path)).status();
    for (const path of [`/elenco/${id}/visita-longa`, `/en/casting/${id}/visita-longa`]) {
      await expect.poll(() => status(path), { timeout: 5_000 }).toBe(410);
    }
    const html = await (await request.get(`/elenco/${id}/visita-longa`)).text();
    expect(metaOf(html, 'robots')).toContain('noindex');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain('Este perfil saiu do ar.');
    expect(html.match(/<article/g)?.length).toBeGreaterThan(2);
  } finally {
    await desk.remove(`talents/${id}`);
  }
});
