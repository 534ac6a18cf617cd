import { measure, tooLowOf } from '../support/contrast/measure';
import { WHOLE } from '../support/sample';
import { PHONE } from './support/sizes';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

// As in e2e/contrast.spec.ts, where Chromium sees it sideways and without script too.
test('the open menu of a phone can be read over the first picture', WHOLE, async ({ visitor }) => {
  await visitor.resize(...PHONE);
  await visitor.goto('/');
  await visitor.press({ css: 'dialog button', name: 'Pular' });
  await expect.poll(() => visitor.text('dialog')).toBe('');
  await visitor.press({ css: 'header summary', name: 'Abrir o menu' });
  await visitor.sees('Elenco', 'header details nav');
  const measured = await measure({ ...visitor, screenshot: visitor.driver.screenshot }, 'menu');
  expect(measured.length).toBeGreaterThan(5);
  expect(tooLowOf(measured)).toEqual([]);
});
