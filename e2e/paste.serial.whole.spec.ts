import type { Page } from '@playwright/test';
import { expect, test } from './support/desk';

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM4ISICRwzEcQCRgw8B8oI5hgAAAABJRU5ErkJggg==';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {mso-style-unhide:no}</style></head><body>
<h1><b>Semana de moda<o:p></o:p></b></h1>
<p class=MsoNormal>Ana desfilou em <b>Paris</b>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Um</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Dois</p>
<p class=MsoNormal><img width=200 height=100 src="file:///C:/Temp/clip_image001.png"></p>
<p class=MsoNormal><img width=200 height=100 src="https://images.example/far.jpg"></p>
<p class=MsoNormal><img width=200 height=100 src="data:image/png;base64,${DOT}"></p>
<table><tr><td><p>Altura</p></td><td><p>178</p></td></tr></table></body></html>`;

const paste = (page: Page, html: string) =>
  page.locator('[contenteditable="true"]').evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'sem formato');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a text pasted from Word is saved and on the site: lists, a table as lines, pictures or a word about them', async ({
  page,
  desk,
}) => {
  const data = { title: 'Colado do Word', type: 'blog', language: 'pt', status: 'published' };
  const doc = await desk.make('posts', data);
  try {
    await desk.open(page, `collections/posts/${doc.id}`);
    await page.locator('[contenteditable="true"]').click();
    await paste(page, WORD);
    await expect(page.getByText('2 imagens não vieram com o texto')).toBeVisible();
    await expect(page.getByText(/^Trazendo/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Salvo.', { exact: true })).toBeVisible();
    const article = page.getByRole('article', { name: 'Colado do Word' });
    await page.goto(`/blog/${doc.slug}`);
    await expect(article.getByRole('heading', { name: 'Semana de moda', exact: true })).toBeVisible();
    await expect(article.getByRole('listitem')).toHaveText(['Um', 'Dois']);
    await expect(article.getByText('Altura · 178')).toBeVisible();
    await expect(article.locator('strong')).toHaveText('Paris');
    await expect(article.locator('img[src*="imagem-"]')).toHaveCount(1);
    await expect(article).not.toContainText('mso');
  } finally {
    await desk.remove(`posts/${doc.id}`);
  }
});
