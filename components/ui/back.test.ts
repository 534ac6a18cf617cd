import { expect, it } from 'vitest';

// e2e/back.spec.ts opens and closes each kind of layer in a browser.
it('a server can draw what imports the way back: it begins in a browser alone', async () => {
  await expect(import('./back')).resolves.toHaveProperty('arrive');
});
