import { createHash } from 'node:crypto';
import type { Response } from '@playwright/test';
import { elementsIn } from '../scripts/lib/elements.ts';
import { screensOf } from '../scripts/lib/screens.ts';
import { mainOf } from './support/form-page';
import { sampled } from './support/sample';
import { expect, test } from './support/test';

/** The inline scripts of a page, without those that hold data. */
const inlineScripts = (html: string) =>
  elementsIn(html).flatMap(({ name, attributes: { src, type }, text }) =>
    name === 'script' && src === undefined && !/json$/.test(type ?? '') && text ? [text] : [],
  );

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Expects each inline script of a page to have its hash in the page's policy; answers how many there are. */
function expectAllowed(html: string, policy: string | undefined, where: string): number {
  const scripts = inlineScripts(html);
  const allowed = new Set(/script-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' '));
  expect(
    scripts.filter((script) => !allowed.has(hashOf(script))),
    where,
  ).toEqual([]);
  return scripts.length;
}

const OTHERS = [
  '/modelos/mulheres?letra=a',
  '/en/casting/man',
  '/xx',
  '/modelos/999999/x',
  '/blog/nao-existe',
];

test('every screen in both languages writes only inline scripts of a known form', async ({
  request,
  baseURL,
}) => {
  const screens = await screensOf(baseURL ?? '');
  expect(screens.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['profile', 'post']));
  for (const path of [...screens.map((screen) => screen.path), ...OTHERS]) {
    const answer = await request.get(path);
    const { 'content-security-policy': policy } = answer.headers();
    // that of the head and the loader at least
    expect(expectAllowed(await answer.text(), policy, path), path).toBeGreaterThanOrEqual(2);
  }
});

test.describe('without JS', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, details] of sampled(['/contato', '/en/contact', '/seja-modelo', '/en/be-a-model'])) {
    test(
      `${path}: a form that comes back with its errors writes only inline scripts of a known form`,
      details,
      async ({ page }) => {
        await page.goto(path);
        const posted = page.waitForResponse((each: Response) => each.request().method() === 'POST');
        await mainOf(page).locator('input[name=name]').fill('</script><script>alert(1)</script>\u2028');
        await mainOf(page).locator('button[type=submit]').click();
        const answer = await posted;
        const html = await answer.text();
        expect(html).toContain('self.__next_f.push([2,');
        expectAllowed(html, answer.headers()['content-security-policy'], path);
      },
    );
  }
});
