import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeWhole } from '../lib/system/whole-file.ts';
import { crawl } from './mirror/crawl.ts';

/** `npm run mirror -- --url … --state mirror.json`, hourly: fills the front's cache (docs/operations.md). */
const { values } = parseArgs({
  options: { url: { type: 'string' }, state: { type: 'string', default: 'mirror.json' } },
});
if (!values.url) throw new Error('npm run mirror -- --url https://site.example [--state mirror.json]');

const known = existsSync(values.state) ? JSON.parse(readFileSync(values.state, 'utf8')) : [];
const began = Date.now();
const { stored, gone, failed, bytes } = await crawl(values.url, known);
// After an outage no address is dropped that could not be fetched.
const missed = known.filter((address: string) => failed.some((line) => line.startsWith(`${address} `)));
await writeWhole(values.state, JSON.stringify([...new Set([...stored, ...missed])]));
const seconds = Math.round((Date.now() - began) / 1000);
console.log(
  JSON.stringify({
    at: new Date().toISOString(),
    message: 'mirror',
    kept: stored.length,
    gone: gone.length,
    failed: failed.length,
    bytes,
    seconds,
  }),
);
for (const line of failed.slice(0, 20)) console.error(line);
if (failed.length > 0) process.exitCode = 1;
