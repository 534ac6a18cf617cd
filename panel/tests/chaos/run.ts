import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../../scripts/lib/ports.ts';
import { storm } from './storm.ts';

const { values } = parseArgs({
  options: {
    sends: { type: 'string', default: '200' },
    kills: { type: 'string', default: '20' },
    built: { type: 'boolean', default: false },
  },
});
const data = mkdtempSync(join(tmpdir(), 'panel-chaos-'));
const { answered, kills, interrupted, retried, seconds, problems } = await storm({
  data,
  port: await freePort(),
  isBuilt: values.built,
  sends: Number(values.sends),
  kills: Number(values.kills),
});
const photos = answered.filter(({ kind }) => kind === 'applications').length * 4;
console.log(
  `${answered.length} sends answered (${retried} of them after a retry, ${photos} photos), panel killed ${kills} times with ${interrupted} sends on their way, ${seconds.toFixed(0)} s`,
);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(
  problems.length === 0
    ? 'Nothing lost, nothing doubled, every photo opens.'
    : `${problems.length} problems in ${data}`,
);
if (problems.length === 0) rmSync(data, { recursive: true });
process.exitCode = problems.length === 0 ? 0 : 1;
