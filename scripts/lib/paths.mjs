import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** A path inside this checkout. */
export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** The pinned Node 24 that npm installed (DESIGN 10); before the first install, the Node that runs now. */
export function nodeBinary() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = inRoot('node_modules', `node-${platform}-${process.arch}`, 'bin');
  const file = path.join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : process.execPath;
}

/** The environment with the pinned Node and the installed tools first on the PATH. */
export function toolEnv(extra = {}) {
  const folders = [path.dirname(nodeBinary()), inRoot('node_modules', '.bin'), process.env.PATH];
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...extra, PATH: folders.join(path.delimiter) };
}
