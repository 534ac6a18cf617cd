// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueClicks } from './clicks.ts';

// docs/decisions/early-clicks.md, without a browser; e2e/early-clicks.whole.spec.ts opens pages.
const pressed = vi.fn();
const idle: (() => void)[] = [];

function place(html: string): HTMLElement {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  element.addEventListener('click', (event) => {
    event.preventDefault();
    pressed();
  });
  return element;
}

const listen = async () => {
  document.dispatchEvent(new Event('hydrated'));
  await new Promise((done) => setTimeout(done));
};

describe('presses before the page listens', () => {
  beforeAll(() => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    queueClicks();
  });
  beforeEach(() => pressed.mockClear());

  it('wait, and are repeated in order once it does; a heart ends in the state that it shows', async () => {
    const button = place('<button type="button">Próxima foto</button>');
    button.click();
    button.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(button.dataset.tapped).toBe('');
    const heart = document.createElement('button');
    Object.assign(heart, { type: 'button', value: '7 models' });
    document.body.append(heart);
    heart.click();
    expect(heart.dataset.tapped).toBe('');
    heart.click();
    expect(heart.dataset.tapped).toBeUndefined();
    const quote = document.createElement('a');
    Object.assign(quote, { href: '#quote' });
    quote.dataset.waits = 'idle';
    document.body.append(quote);
    const followed = vi.fn((event: Event) => event.preventDefault());
    quote.addEventListener('click', followed);
    quote.click();
    const yes = document.createElement('button');
    Object.assign(yes, { type: 'submit', name: 'pick', value: 'yes' });
    yes.dataset.waits = 'answer';
    document.body.append(yes);
    const answered = vi.fn((event: Event) => event.preventDefault());
    yes.addEventListener('click', answered);
    yes.click();
    yes.click();
    expect([answered.mock.calls.length, yes.dataset.tapped]).toEqual([0, '']);
    await listen();
    expect(answered).toHaveBeenCalled();
    expect(pressed).toHaveBeenCalledTimes(2);
    expect(button.dataset.tapped).toBeUndefined();
    expect(followed).not.toHaveBeenCalled();
    for (const work of idle) work();
    await new Promise((done) => setTimeout(done));
    expect(followed).toHaveBeenCalledOnce();
  });

  it('are not in the way once the browser is idle', () => {
    place('<button type="button">Próxima foto</button>').click();
    expect(pressed).toHaveBeenCalledOnce();
  });
});
