import '../server/load-env.ts';
import { env } from '../env.ts';
import { rotatePhotos } from '../photos/rotate.ts';

/* `npm run rotate-keys -w panel`: encrypts every photo of an application with the first of PRIVATE_KEYS. */
const { PASSARELA_DATA: data, PRIVATE_KEYS: keys } = env();
const { changed, kept, closed } = await rotatePhotos(data, keys);
console.log(
  `${changed} photos encrypted anew, ${kept} had the key ${keys[0].id} already, ${closed} do not open.`,
);
if (closed > 0)
  console.log("Keep the other keys in PRIVATE_KEYS, and look into the log of the panel's start.");
process.exitCode = closed > 0 ? 1 : 0;
