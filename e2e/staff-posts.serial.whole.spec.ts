import { axe } from './support/axe';
import { type Desk, expect, test } from './support/desk';

const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

const article = (...lines: string[]) => ({
  root: {
    ...{ type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' },
    children: lines.map((text) => ({
      type: 'paragraph',
      version: 1,
      children: [{ type: 'text', text, version: 1 }],
    })),
  },
});

const publish = (desk: Desk, title: string, ...lines: string[]): Promise<{ id: number; slug: string }> =>
  desk.make('posts', { title, status: 'published', content: article(...lines) });

test('the address of a video alone in a line is its player, of which nothing is loaded before a click', async ({
  page,
  desk,
}) => {
  const foreign: string[] = [];
  await page.route(/youtube/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });
  const { id, slug } = await publish(desk, 'Com vídeo', 'Antes.', VIDEO, 'Depois.');
  try {
    await page.goto(`/blog/${slug}`);
    const play = page.getByText('Assistir ao vídeo. Ele abre no YouTube');
    await play.scrollIntoViewIfNeeded();
    await expect(play).toBeVisible();
    expect(foreign).toEqual([]);
    await axe(page);
    await play.click();
    await expect(page.locator('article iframe')).toBeVisible();
    await expect.poll(() => foreign.length).toBe(1);
    expect(foreign[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1/);
  } finally {
    await desk.remove(`posts/${id}`);
  }
});

test('“Traduzir” opens the draft in the other language with the same text', async ({ page, desk }) => {
  const { id } = await publish(desk, 'Para traduzir', 'Um texto só.');
  let twin = 0;
  try {
    await desk.open(page, `collections/posts/${id}`);
    await page.getByRole('button', { name: 'Traduzir para o inglês' }).click();
    await expect(page).not.toHaveURL(new RegExp(`/posts/${id}$`));
    await expect(page).toHaveURL(/\/posts\/\d+$/);
    twin = Number(/(\d+)$/.exec(page.url())?.[1]);
    await expect(page.getByRole('link', { name: 'Abrir em português' })).toBeVisible();
    await expect(page.locator('[contenteditable="true"]')).toContainText('Um texto só.');
    await expect(page.getByText('Duplicar')).toHaveCount(0);
  } finally {
    await desk.remove(`posts/${id}`);
    if (twin) await desk.remove(`posts/${twin}`);
  }
});

test('a text that changes says that the other is older, and unpublishing asks about its translation', async ({
  page,
  desk,
}) => {
  const { id } = await publish(desk, 'Em duas línguas', 'Um texto só.');
  const { id: twin } = await desk.make(`posts/${id}/translate`, {});
  await desk.save(`posts/${twin}`, { status: 'published' });
  const form = (one: number) => desk.open(page, `collections/posts/${one}`);
  const rename = async (title: string) => {
    await page.getByRole('textbox', { name: 'Título' }).fill(title);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Salvo.', { exact: true })).toBeVisible();
  };
  const [english, portuguese] = ['O texto em inglês é mais antigo', 'O texto em português é mais antigo'];
  try {
    await form(id);
    await expect(page.getByRole('link', { name: 'Abrir em inglês' })).toBeVisible();
    await expect(page.getByText('é mais antigo')).toHaveCount(0);
    await rename('Em duas línguas, mudado');
    await expect(page.getByText(english)).toBeVisible();
    await form(twin);
    await expect(page.getByRole('link', { name: 'Abrir em português' })).toBeVisible();
    await expect(page.getByText('é mais antigo')).toHaveCount(0);
    await rename('In two languages, rewritten');
    await expect(page.getByText(portuguese)).toBeVisible();
    await form(id);
    await expect(page.getByRole('link', { name: 'Abrir em inglês' })).toBeVisible();
    await expect(page.getByText('é mais antigo')).toHaveCount(0);

    await page.locator('#field-status .rs__control').click();
    await page.getByRole('option', { name: 'Rascunho' }).click();
    await expect(page.getByText('A publicação em inglês continua no site.')).toBeVisible();
    await page.getByRole('button', { name: 'Tirar as duas do ar' }).click();
    const statusOf = async (one: number) => (await desk.read(`posts/${one}`)).status;
    await expect.poll(async () => [await statusOf(id), await statusOf(twin)]).toEqual(['draft', 'draft']);
  } finally {
    await desk.remove(`posts/${id}`);
    await desk.remove(`posts/${twin}`);
  }
});

test('a link to a page of the site is chosen by its name', async ({ page, desk }) => {
  const { id, slug } = await publish(desk, 'Com ligação', 'Escreva');
  try {
    await desk.open(page, `collections/posts/${id}`);
    await page.locator('[contenteditable="true"]').getByText('Escreva').dblclick();
    await page
      .locator('.fixed-toolbar [data-button-key="link"], .toolbar-popup__button-link')
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Página do site').click();
    await drawer.locator('.rs__control').click();
    await drawer.getByText('Contato', { exact: true }).click();
    await drawer.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Salvo.', { exact: true })).toBeVisible();
    const link = page.getByRole('article').getByRole('link', { name: 'Escreva' });
    await page.goto(`/blog/${slug}`);
    await expect(link).toHaveAttribute('href', '/contato');
  } finally {
    await desk.remove(`posts/${id}`);
  }
});
