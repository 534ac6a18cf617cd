import '../platform/settings/load-env.ts';
import { getPayload } from 'payload';
import { rotateSecrets } from '../accounts/second-step.ts';
import { files } from '../platform/files/files.ts';
import { rotatePhotos } from '../platform/photos/ready.ts';
import { env } from '../platform/settings/env.ts';

/* npm run rotate-keys -w panel: encrypts photos and second steps anew with the first PRIVATE_KEYS. */
const { PRIVATE_KEYS: keys } = env();
const [first] = keys;
const photos = await rotatePhotos(files(), keys);
const { default: config } = await import('../payload.config.ts');
const secrets = await rotateSecrets(await getPayload({ config }), keys);

for (const [what, { changed, kept, closed }] of Object.entries({ photos, 'second steps': secrets })) {
  console.log(
    `${what}: ${changed} encrypted anew, ${kept} had the key ${first.id} already, ${closed} do not open.`,
  );
}
const isClosed = photos.closed + secrets.closed > 0;
if (isClosed) console.log("Keep the other keys in PRIVATE_KEYS, and look into the log of the panel's start.");
process.exit(isClosed ? 1 : 0);
