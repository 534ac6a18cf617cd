// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { skipIntro } from './intro.ts';

const intro = () => document.querySelector('dialog');

skipIntro();

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<dialog data-intro open><button>Pause</button></dialog>';
});

describe('the intro', () => {
  it.each([
    ['a turn of the wheel', () => new Event('wheel', { bubbles: true })],
    ['a finger that draws', () => new Event('touchmove', { bubbles: true })],
    ['any key', () => new KeyboardEvent('keydown', { key: 'a', bubbles: true })],
  ])('is skipped by %s', (_, event) => {
    document.body.dispatchEvent(event());
    expect(intro()?.open).toBe(false);
  });

  it('stays for Tab, and for a key on a control of its own', () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    intro()
      ?.querySelector('button')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect(intro()?.open).toBe(true);
  });

  it('is not drawn again in the same session of a tab', () => {
    expect(document.documentElement.dataset.intro).toBeUndefined();
    sessionStorage.setItem('intro', 'seen');
    skipIntro();
    expect(document.documentElement.dataset.intro).toBe('');
  });
});
