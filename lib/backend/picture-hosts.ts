import { listedUse, mediaUrl } from '../routes/media.ts';
import { env } from '../system/env.ts';
import { addPictureHosts, pictureHosts, publicOrigin, restorePictureHosts } from '../system/picture-hosts.ts';
import { keepLastGood, readLastGood } from './last-good.ts';

const KEY = 'picture-hosts';

const isAbsolute = (path: string | null): path is string => path !== null && /^(https:)?\/\//i.test(path);

/** Notes the hosts of picture fields, so that pages show these pictures as they are (docs/decisions/media-hosts.md). */
export async function gatherPictureHosts(paths: readonly (string | null)[]): Promise<void> {
  const absolute = paths.filter(isAbsolute);
  if (absolute.length === 0 || env().MEDIA_HOSTS_ONLY) return;
  const unlisted = absolute.map(mediaUrl).filter((url) => listedUse(url) === null);
  const origins = new Set(unlisted.flatMap((url) => publicOrigin(url) ?? []));
  if (addPictureHosts([...origins])) await keepLastGood(KEY, pictureHosts());
}

/** The hosts that were known before the start: the first page already names them. */
export async function recallPictureHosts() {
  if (env().MEDIA_HOSTS_ONLY) return;
  const former = await readLastGood(KEY);
  const texts = Array.isArray(former) ? former.filter((each) => typeof each === 'string') : [];
  restorePictureHosts(texts.flatMap((each) => publicOrigin(each) ?? []));
}
