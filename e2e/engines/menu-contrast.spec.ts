import { measure, tooLowOf } from '../support/contrast/measure';
import { PHONE } from './support/sizes';
import { expect, test } from './support/test';

test('the open menu of a phone can be read over the first picture, upright and sideways', async ({
  visitor,
}) => {
  for (const [width, height] of [PHONE, [844, 390]] as const) {
    await visitor.resize(width, height);
    await visitor.goto('/');
    await visitor.press({ css: 'dialog button', name: 'Pular' });
    await expect.poll(() => visitor.text('dialog')).toBe('');
    await visitor.press({ css: 'header summary', name: 'Abrir o menu' });
    await visitor.sees('Elenco', 'header details nav');
    const measured = await measure(
      { ...visitor, screenshot: visitor.driver.screenshot },
      `${width} × ${height}`,
    );
    expect(measured.length).toBeGreaterThan(5);
    expect(tooLowOf(measured)).toEqual([]);
  }
});
