import type { Page } from '@playwright/test';
import { type Mark, marksInPage, recolourInPage, stillInPage } from './marks';
import { contrastOf, pictureOf } from './pixels';

export type Measured = Pick<Mark, 'kind' | 'name' | 'needed'> & { state: string; ratio: number };

/** A page of whatever browser: runs functions that use nothing from outside, and gives its window as PNG. */
export type Eyes = {
  ask: <Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  screenshot: () => Promise<Uint8Array>;
};

export const eyesOf = (page: Page): Eyes => ({
  ask: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
  screenshot: () => page.screenshot({ caret: 'initial' }),
});

const GREEN = '#0f0';
const PINK = '#f0f';
const NOT_MUCH = 0.005;

/** Measures every text, icon and edge of a field in the window as it stands against the pixels behind it. */
export async function measure({ ask, screenshot }: Eyes, state: string): Promise<Measured[]> {
  await ask(stillInPage, true);
  const marks = await ask(marksInPage);
  const shoot = async (texts: string, icons: string) => {
    await ask(recolourInPage, [texts, icons]);
    return pictureOf(await screenshot());
  };
  const first = await shoot('transparent', GREEN);
  const second = await shoot(GREEN, PINK);
  await ask(recolourInPage, null);
  await ask(stillInPage, false);
  return marks.flatMap((mark) => {
    const ratio = contrastOf(mark, first, second);
    return ratio === null ? [] : [{ kind: mark.kind, name: mark.name, needed: mark.needed, state, ratio }];
  });
}

/** The marks with too little contrast, each once at its lowest. */
export function tooLowOf(measured: readonly Measured[]): string[] {
  const lowest = new Map<string, Measured>();
  for (const each of measured) {
    const key = `${each.kind} ${each.name}`;
    const known = lowest.get(key)?.ratio ?? Number.POSITIVE_INFINITY;
    if (each.ratio + NOT_MUCH < each.needed && each.ratio < known) lowest.set(key, each);
  }
  return [...lowest].map(
    ([key, { ratio, needed, state }]) => `${ratio.toFixed(2)} of ${needed}: ${key} in ${state}`,
  );
}
