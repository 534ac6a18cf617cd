import { match, strictEqual } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/children.ts';
import { inRoot } from '../lib/paths.ts';
import type { Result } from './report.ts';

/** `compose.yaml` as Docker Compose reads it, with each value that `.env.example` leaves open, from `folder`. */
export async function compose(folder: string): Promise<Result> {
  const values = path.join(folder, 'compose.env');
  writeFileSync(values, readFileSync(inRoot('.env.example'), 'utf8').replace(/^(\w+)=$/gm, '$1=./filled-in'));
  const read = (...args: string[]) => run(['docker-compose', `--env-file=${values}`, 'config', ...args]);
  const { code, output } = await read();
  strictEqual(code, 0, output);
  const services = (await read('--services')).output.trim().split('\n');
  const count = (line: RegExp) => output.match(line)?.length;
  for (const line of [/^ {4}read_only: true$/gm, /^ {4}- no-new-privileges:true$/gm, /^ {4}- ALL$/gm]) {
    strictEqual(count(line), services.length, `${line} for each of ${services}`);
  }
  strictEqual(count(/^ {4}ports:$/gm), 1, 'only the front is published');
  match(output, /^ {2}front:\n(?: {4}.*\n)*? {4}ports:$/m);
  return {};
}
