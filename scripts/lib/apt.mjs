import { existsSync } from 'node:fs';
import { run } from './children.mjs';

/** Installs a Debian package where we may; otherwise throws with `advice`. `isThere` tells whether it is. */
export async function installDebian(name, { isThere, advice }) {
  if (isThere()) return 'found';
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) throw new Error(advice);
  const { code, output } = await run(`apt-get update && apt-get install -y --no-install-recommends ${name}`, {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0 || !isThere()) throw new Error(`Installing ${name} failed:\n${output.slice(-3000)}`);
  return 'installed';
}
