import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { makeBucket } from '../../panel/tests/make-bucket.ts';
import { mustSucceed, type Program, run, start, stop } from './children.ts';
import { freePort } from './ports.ts';
import { waitUntilUp } from './wait.ts';

const PARTS = ['account', 'container', 'object'] as const;
const BUCKET = 'passarela';
const REGION = 'us-east-1';
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 2 * 1024 ** 3;

/** The panel's variables for a bucket. */
type BucketSettings = Record<
  'STORAGE' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  string
>;
type S3Server = {
  settings: BucketSettings;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
};

const newFolder = (parent: string) => mkdtempSync(path.join(parent, 'passarela-s3-'));

/** A folder in memory, where Swift need not wait for a disk; on disk if memory lacks space or attributes. */
async function hastyFolder(): Promise<string> {
  if (!existsSync(MEMORY)) return newFolder(tmpdir());
  const { bavail, bsize } = statfsSync(MEMORY);
  const folder = newFolder(bavail * bsize > MEMORY_BYTES ? MEMORY : tmpdir());
  const note = 'import os, sys; os.setxattr(sys.argv[1], "user.swift", b"")';
  if ((await run(['python3', '-c', note, folder])).code === 0) return folder;
  rmSync(folder, { recursive: true });
  return newFolder(tmpdir());
}

/** Starts Swift's S3 with an empty bucket (`installTool('Swift')` first). `isHasty`: in memory. */
export async function startS3({ isHasty = false } = {}): Promise<S3Server> {
  const folder = isHasty ? await hastyFolder() : newFolder(tmpdir());
  // without a call of `stop` the processes end with this one
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const secret = randomBytes(16).toString('hex');
  const port = await freePort();
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() };
  const programs: Program[] = [];
  const listening: Promise<void>[] = [];
  const end = async () => {
    await Promise.all(programs.map((program) => stop(program, 'SIGKILL')));
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    mkdirSync(path.join(folder, 'node', 'disk'), { recursive: true });
    for (const part of PARTS) {
      await makeRing(folder, part, ports[part]);
      writeFileSync(path.join(folder, `${part}.conf`), partConfig(folder, part, ports[part]));
    }
    writeFileSync(path.join(folder, 'proxy.conf'), proxyConfig(folder, port, secret));
    for (const [part, listens] of Object.entries({ ...ports, proxy: port })) {
      const program = start([`swift-${part}-server`, path.join(folder, `${part}.conf`)]);
      programs.push(program);
      listening.push(waitUntilUp(`http://127.0.0.1:${listens}/healthcheck`, program));
    }
    await Promise.all(listening);
    const settings = {
      STORAGE: `s3://${BUCKET}`,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: 'agency:panel',
      S3_SECRET_ACCESS_KEY: secret,
    };
    await makeBucket(settings, BUCKET);
    return { settings, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The place of each part's data: one device, one copy. */
async function makeRing(folder: string, part: (typeof PARTS)[number], port: number): Promise<void> {
  const ring = path.join(folder, `${part}.builder`);
  for (const act of ['create 2 1 1', `add r1z1-127.0.0.1:${port}/disk 1`, 'rebalance'])
    await mustSucceed(['swift-ring-builder', ring, ...act.split(' ')]);
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${path.join(folder, 'node')}
mount_check = false
log_level = ERROR
`;

const partConfig = (folder: string, part: string, port: number) => `${common(folder, port)}
recon_cache_path = ${folder}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;

/** The proxy's filters in their order, with their settings. Tempauth wants a cache; nobody listens there. */
const filtersOf = (secret: string) => ({
  ...{ catch_errors: '', gatekeeper: '', healthcheck: '', cache: 'memcache_servers = 127.0.0.1:1' },
  ...{ listing_formats: '', s3api: `location = ${REGION}`, tempauth: `user_agency_panel = ${secret} .admin` },
  ...{ slo: '', dlo: '' },
});

function proxyConfig(folder: string, port: number, secret: string): string {
  const filters = Object.entries(filtersOf(secret));
  const sections = filters.map(
    ([name, more]) => `[filter:${name}]\nuse = egg:swift#${name.replace(/^cache/, 'memcache')}\n${more}\n`,
  );
  return `${common(folder, port)}
[pipeline:main]
pipeline = ${filters.map(([name]) => name).join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${sections.join('')}`;
}
