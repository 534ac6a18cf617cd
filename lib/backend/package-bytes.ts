import 'server-only';
import { buffer } from 'node:stream/consumers';
import { type PackagePicture, readPackagePicture } from './package-picture.ts';

/** The bytes of a package's picture and their type; or why the link does not give it. Throws BackendError. */
export async function readPackageBytes(wanted: PackagePicture) {
  const found = await readPackagePicture(wanted);
  return typeof found === 'number' ? found : { bytes: await buffer(found.stream), type: found.type };
}
