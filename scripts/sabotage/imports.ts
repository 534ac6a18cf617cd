import { cruise } from 'dependency-cruiser';
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import type { Imports } from './groups.ts';

const FOLDERS = ['app', 'components', 'contract', 'gate', 'lib', 'middleware.ts', 'panel', 'server'];

/** Each file's imports, of site and panel. */
export async function importsOf(): Promise<Imports> {
  const { output } = await cruise(FOLDERS, await readOptions('./.dependency-cruiser.cjs'));
  if (typeof output === 'string') throw new Error(output);
  return new Map(
    output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}
