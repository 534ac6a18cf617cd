import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustSucceed, run, type StartOptions } from './children.ts';
import { inRoot } from './paths.ts';

const RELEASE = 'bookworm';
const BASE_CONTAINERFILE = 'FROM scratch\nADD root.tar /\nCOPY node /usr/local/bin/node\n';
const BUILD = ['build', '--isolation=chroot', '--format=docker', '--layers=false'];
/** As `compose.yaml` asks, but on this machine's network; limits that a root without CAP_SYS_RESOURCE may set. */
const HARDENED = [
  ...['--network=host', '--read-only', '--read-only-tmpfs=false', '--tmpfs=/tmp'],
  ...['--cap-drop=all', '--security-opt=no-new-privileges'],
  ...['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'],
];

/** Podman with images and containers of its own below `folder`, without a daemon; each call returns its output. */
export function createPodman(folder: string) {
  const own = [`--root=${folder}/store`, `--runroot=${folder}/run`, `--tmpdir=${folder}/tmp`];
  const flags = [...own, '--runtime=runc', '--storage-driver=overlay', '--cgroup-manager=cgroupfs'];
  async function call(args: readonly string[], options?: StartOptions): Promise<string> {
    const { code, output } = await run(['podman', ...flags, ...args], options);
    if (code !== 0) throw new Error(`podman ${args[0]}: ${output.trim()}`);
    return output.trim();
  }
  const podman = (...args: string[]) => call(args);
  return {
    podman,
    build: (image: string, ...args: string[]) => podman(...BUILD, `--tag=${image}`, ...args),
    /** Starts an image with a read-only root; `volumes` as `folder:place`. */
    start: (name: string, image: string, env: Record<string, string>, volumes: readonly string[] = []) => {
      const file = path.join(folder, `${name}.env`);
      const lines = Object.entries(env).map(([key, value]) => `${key}=${value}`);
      writeFileSync(file, lines.join('\n'), { mode: 0o600 });
      // U: the folder is given to the user of the image.
      const mounts = volumes.map((volume) => `--volume=${volume}:U`);
      return podman('run', '--detach', `--name=${name}`, `--env-file=${file}`, ...HARDENED, ...mounts, image);
    },
    inspect: (name: string, what: string) => podman('inspect', `--format={{${what}}}`, name),
    isHealthy: async (name: string) =>
      (await run(['podman', ...flags, 'healthcheck', 'run', name])).code === 0,
    clear: () => call(['rm', '--all', '--force', '--volumes', '--time=0'], { isCleanup: true }),
  };
}
export type Podman = ReturnType<typeof createPodman>;

/** A base for images without a registry: Node's libraries of Debian, and the Node that runs now. */
export async function buildBase({ build }: Podman, image: string): Promise<void> {
  const folder = inRoot('.cache', 'image-base');
  const tar = path.join(folder, 'root.tar');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(tar)) {
    const draft = path.join(folder, 'draft.tar');
    const packages = '--include=base-files,libc6,libgcc-s1,libstdc++6';
    await mustSucceed(['mmdebstrap', '--quiet', '--variant=extract', packages, RELEASE, draft]);
    renameSync(draft, tar);
  }
  cpSync(process.execPath, path.join(folder, 'node'));
  writeFileSync(path.join(folder, 'Containerfile'), BASE_CONTAINERFILE);
  await build(image, folder);
}
