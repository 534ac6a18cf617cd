import { expect } from '@playwright/test';
import type { Driver, Key } from './driver';
import { focused, locate, type Target, textOf } from './in-page';

const WAIT_MS = 20_000;
type What = string | Target;
const asTarget = (what: What): Target => (typeof what === 'string' ? { name: what } : what);

/** A person before one of the engines: looks for names, clicks, types. Every step waits for its target. */
export function createVisitor(driver: Driver, baseUrl: string) {
  /** Runs a function in the page; it may use nothing from outside. */
  async function ask<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const call = `(${run})(...${JSON.stringify(args)})`;
    const json = await driver.run(`Promise.resolve(${call}).then((value) => JSON.stringify([value]))`);
    const [value]: [Awaited<Result>] = JSON.parse(json);
    return value;
  }

  /** Asks until the answer is no longer null or false. A page that is about to go can't answer. */
  async function until<Result>(what: string, question: () => Promise<Result>): Promise<NonNullable<Result>> {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      const answer = await question().catch(() => null);
      if (answer !== null && answer !== undefined && answer !== false) return answer;
      if (Date.now() > end) throw new Error(`Waited ${WAIT_MS} ms: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const press = async (what: What) => {
    const target = asTarget(what);
    const point = await until(`to press ${JSON.stringify(target)}`, () => ask(locate, target, false));
    await driver.click(point);
  };
  const mark = (target: Target) => until(JSON.stringify(target), () => ask(locate, target, true));

  return {
    ask,
    press,
    driver,
    key: (key: Key) => driver.key(key),
    type: (text: string) => driver.type(text),
    resize: (width: number, height: number) => driver.resize(width, height),
    goto: (path: string) => driver.goto(new URL(path, baseUrl).href),
    reload: () => driver.reload(),
    /** Waits for hydration: before tests of the script alone. */
    listens: () =>
      until('the page listens', () => ask(() => performance.getEntriesByName('hydrated').length > 0)),
    back: () => driver.back(),
    openTab: () => driver.openTab(),
    switchTab: (at: number) => driver.switchTab(at),
    /** Presses a field and types into it. */
    async fill(what: What, text: string) {
      await press({ css: 'input, textarea', ...asTarget(what) });
      await driver.type(text);
    },
    /** Chooses an entry of a list by its text. */
    async choose(name: string, option: string) {
      await until(`${option} in ${name}`, async () => {
        await mark({ css: 'select', name });
        return ask((wanted) => {
          const list = document.querySelector<HTMLSelectElement>('select[data-found]');
          const found = [...(list?.options ?? [])].find(({ text }) => text === wanted);
          if (!list || !found || list.disabled) return false;
          list.focus();
          found.selected = true;
          for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
          return true;
        }, option);
      });
    },
    async chooseFile(name: string, path: string) {
      await mark({ css: 'input[type="file"]', name });
      await driver.chooseFile('[data-found]', path);
    },
    /** Visible text of the selector's elements. */
    text: (css: string) => ask(textOf, css),
    count: (css: string) => ask((wanted) => document.querySelectorAll(wanted).length, css),
    focused: () => ask(focused),
    async sees(text: string | RegExp, css = 'body') {
      const expected = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
      await expect.poll(() => ask(textOf, css).catch(() => ''), { timeout: 15_000 }).toEqual(expected);
    },
    /** Waits until the page's address, without the site, is this. */
    async isAt(path: string | RegExp) {
      const expected = typeof path === 'string' ? path : expect.stringMatching(path);
      const address = () => ask(() => location.pathname + location.search + location.hash).catch(() => '');
      await expect.poll(address, { timeout: 15_000 }).toEqual(expected);
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
