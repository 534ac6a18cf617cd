import { isMinorOn } from '@passarela/contract/limits';
import type { Payload } from 'payload';
import type { Talent } from '../platform/db/payload-types.ts';
import { remember } from '../platform/db/remember.ts';

const isOfferedAtAll = remember('downloads', async (payload) => {
  const { is_offered } = await payload.findGlobal({ slug: 'downloads' });
  return is_offered !== false;
});

type Offering = Pick<Talent, 'downloads' | 'birthdate'>;

const isKnownAdult = (birthdate: Offering['birthdate'], day: string): boolean =>
  Boolean(birthdate) && !isMinorOn(String(birthdate).slice(0, 10), day);

/** A talent's own setting on `day` (`yyyy-MM-dd`); without a birthdate it counts as a minor's. */
function isOfferedBy({ downloads, birthdate }: Offering, day: string): boolean {
  if (downloads === 'yes' || downloads === 'no') return downloads === 'yes';
  return isKnownAdult(birthdate, day);
}

/** Whether a package may give away a talent's photos: those of minors never. */
export const offeredPhotos =
  (day: string) =>
  (talent: Offering): boolean =>
    talent.downloads !== 'no' && isKnownAdult(talent.birthdate, day);

export const offersDownloads = async (payload: Payload, talent: Offering, day: string): Promise<boolean> =>
  (await isOfferedAtAll(payload)) && isOfferedBy(talent, day);
