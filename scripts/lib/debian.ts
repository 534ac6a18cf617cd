import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ageOf, findChromium, findFirefox, findMiniBrowser, hasHeadlessShell } from './browsers.ts';
import { run } from './children.ts';
import { findPostgres } from './postgres.ts';

const runs = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;

const TOOLS = {
  Chromium: { packages: 'chromium', isThere: () => findChromium() !== undefined, variable: 'CHROMIUM_PATH' },
  'headless shell': { packages: 'chromium-headless-shell', isThere: hasHeadlessShell },
  Firefox: { packages: 'firefox-esr', isThere: () => findFirefox() !== undefined, variable: 'FIREFOX_PATH' },
  WebKitGTK: { packages: 'webkit2gtk-driver xvfb', isThere: () => findMiniBrowser() !== undefined },
  ffmpeg: { packages: 'ffmpeg', isThere: () => runs('ffmpeg', '-version') },
  nginx: {
    packages: 'nginx-light openssl',
    isThere: () => runs('nginx', '-v') && runs('openssl', 'version'),
  },
  'Docker Compose': { packages: 'docker-compose', isThere: () => runs('docker-compose', '--version') },
  Podman: {
    packages: 'podman runc mmdebstrap',
    isThere: () => ['podman', 'runc', 'mmdebstrap'].every((program) => runs(program, '--version')),
  },
  PostgreSQL: { packages: 'postgresql', isThere: () => findPostgres() !== undefined },
  Swift: {
    packages: 'swift-proxy swift-account swift-container swift-object',
    isThere: () => existsSync('/usr/bin/swift-proxy-server') && existsSync('/etc/swift/swift.conf'),
  },
  Poppler: { packages: 'poppler-utils', isThere: () => runs('pdftotext', '-v') && runs('pdffonts', '-v') },
  xmllint: { packages: 'libxml2-utils', isThere: () => runs('xmllint', '--version') },
};
export type Tool = keyof typeof TOOLS;

/** apt takes one at a time. */
let installing: Promise<unknown> = Promise.resolve();

/** Installs a program of Debian, or a newer browser for one that is too old, through apt if permitted; else advises. */
export function installTool(name: Tool): Promise<string> {
  const installed = installing.then(() => install(name));
  installing = installed.catch(() => {});
  return installed;
}

async function install(name: Tool): Promise<string> {
  const tool: { packages: string; isThere: () => boolean; variable?: string } = TOOLS[name];
  const isThere = tool.isThere();
  const isOld = isThere && ageOf(name) !== undefined;
  if (isThere && !isOld) return 'found';
  // a browser that somebody chose is not replaced
  const isChosen = Boolean(tool.variable && process.env[tool.variable]);
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !(isOld && isChosen);
  if (!mayInstall && !isThere) {
    const orSet = tool.variable ? `, or set ${tool.variable}` : '';
    throw new Error(
      `No ${name} found. Install it (Debian, Ubuntu: sudo apt-get install ${tool.packages})${orSet}.`,
    );
  }
  if (!mayInstall) return `${ageOf(name)}: what it does not know fails`;
  const { code, output } = await run(
    `apt-get update && apt-get install -y --no-install-recommends ${tool.packages}`,
    { env: { DEBIAN_FRONTEND: 'noninteractive' } },
  );
  if (isThere) return ageOf(name) ?? 'brought up to date';
  if (code !== 0 || !tool.isThere())
    throw new Error(`Installing ${tool.packages} failed:\n${output.slice(-3000)}`);
  return 'installed';
}

/** Installs programs whose tests are skipped without them; returns which are missing or too old, else `found`. */
export async function installOptional(...names: Tool[]): Promise<string> {
  const missing: string[] = [];
  const old: string[] = [];
  for (const name of names) {
    const note = await installTool(name).catch((error) => {
      missing.push(String(error.message).split('\n')[0] ?? name);
    });
    if (note?.includes('is older')) old.push(note);
  }
  const notes = [...old, ...(missing.length > 0 ? [`tests SKIPPED: ${missing.join(' ')}`] : [])];
  return notes.join('; ') || 'found';
}
