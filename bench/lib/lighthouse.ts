import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/browsers.ts';

type Audited = { score: number | null; numericValue?: number; displayValue?: string; title: string };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
export type Report = { audits: Record<string, Audited>; categories: Record<string, Category> };
type Options = { categories: readonly string[] };

/** Fetched by the measurement alone: 67 packages and 177 MB that neither a demo nor a test needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const TRIES = 3;

async function auditInto(folder: string, address: string, { categories }: Options): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const args = [
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new --ignore-certificate-errors ${CHROMIUM_ARGS.join(' ')}`,
  ];
  // On a busy machine the browser's trace fails now and then: that says nothing about the page.
  for (let tries = TRIES; ; tries -= 1) {
    try {
      const env = { CHROME_PATH: findChromium() };
      await execa('npx', ['--yes', LIGHTHOUSE, ...args], { env });
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      if (tries === 1) throw error;
    }
  }
}

/** One run of Lighthouse at an address, on a phone. */
export async function audit(address: string, options: Options): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  return auditInto(folder, address, options).finally(() => rmSync(folder, { recursive: true, force: true }));
}

/** A category's score, 0 to 1. */
export const scoreOf = (report: Report, id: string): number => report.categories[id]?.score ?? 0;

/** An audit's value, in its own unit. */
export const measuredBy = (report: Report, id: string): number => report.audits[id]?.numericValue ?? 0;
