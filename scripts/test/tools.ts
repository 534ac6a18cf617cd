import { installOptional, installTool, type Tool } from '../lib/debian.ts';
import { step } from '../lib/steps.ts';
import type { Chosen, StepName } from './chosen.ts';
import type { Result } from './report.ts';

const BROWSER_STEPS: readonly StepName[] = ['e2e', 'whole'];

/** A step for which this machine lacks a program that it may not install: reported loudly, and counted as skipped. */
export const withTools = (tools: Tool[], work: () => Promise<Result>) => async (): Promise<Result> => {
  const note = await installOptional(...tools);
  return note === 'found' ? work() : { passed: 0, skipped: 1, note: `all ${note}` };
};

const note = (work: () => Promise<string | undefined>) => async (): Promise<Result> => ({
  note: await work(),
});

/** Installs the programs of the chosen steps; a missing one is a step of the report. */
export async function installTools(
  { has }: Chosen,
  reportStep: (name: string, work: () => Promise<Result>) => Promise<boolean>,
) {
  const hasBrowserTests = BROWSER_STEPS.some(has);
  const hasEngines = has('engines') || has('whole');
  if (hasEngines) await step('Firefox and WebKit', () => installOptional('Firefox', 'WebKitGTK'));
  if (hasBrowserTests || has('unit') || has('panel')) await step('ffmpeg', () => installOptional('ffmpeg'));
  if (hasBrowserTests) {
    const orWhole = () =>
      installTool('headless shell').catch(() => 'not there: the whole Chromium is slower');
    await step('Headless shell', orWhole);
  }
  if (hasBrowserTests || hasEngines)
    await reportStep(
      'Browser',
      note(() => installTool('Chromium')),
    );
  if (hasBrowserTests)
    await reportStep(
      'xmllint and Poppler',
      note(async () => [await installTool('xmllint'), await installTool('Poppler')].join(', ')),
    );
}
