import { packagePictureBody } from '@passarela/contract';
import { webStream } from '@passarela/gate/web-stream';
import type { Where } from 'payload';
import { fileOf } from '../../catalogue/media/described.ts';
import { hasAcceptedTerms } from '../../packages/answers.ts';
import { countryAbroad } from '../../packages/clients.ts';
import { talentIds } from '../../packages/sendable.ts';
import { visibleTalents } from '../../packages/unread.ts';
import type { Media, Package, Talent } from '../../platform/db/payload-types.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import { typeOfName } from '../../platform/reference/media-type.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { opened } from './open.ts';

type Size = 'thumb' | 'web' | 'full';

const nameOf = ({ sizes, filename }: Media, size: Size): string | null =>
  (size === 'full' ? null : sizes?.[size]?.filename) ?? filename ?? null;

const missing = () => new ContractError(404, 'The package has no such picture');

/** POST {PANEL}/api/packages/picture: the bytes of one of its pictures, in no cache; of unpublished talents too. */
export const pictureCall: Handler = async ({ request, payload, env, now }) => {
  const { link, picture, size } = await readJson(request, packagePictureBody);
  const { stored, recipient } = await opened(payload, link, { env, now });
  const isAbroad = (await countryAbroad(payload, stored.client)) !== null;
  if (isAbroad && !(await hasAcceptedTerms(payload, stored.id, recipient))) throw missing();
  const where = withPicture(talentIds(stored.talents), picture);
  const { docs } = await payload.find({
    collection: 'talents',
    where,
    depth: 0,
    select: {},
    pagination: false,
  });
  const lines = (stored.talents ?? []).filter(({ talent }) => docs.some(({ id }) => id === talent));
  const talents = await visibleTalents(payload, { ...stored, talents: lines }, now());
  const medium = lines
    .flatMap((line) => {
      const talent = talents.get(Number(line.talent));
      return talent ? picturesOf(talent, line, stored.shows_digitals === true) : [];
    })
    .find(({ id }) => id === picture);
  const name = medium && nameOf(medium, size);
  const type = name && typeOfName(name);
  const found = name ? await files().get(`${MEDIA}${name}`) : null;
  if (!found || !type) throw missing();
  return new Response(webStream(found.stream), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(found.size),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
};

type Line = NonNullable<Package['talents']>[number];

/** The places of a talent's pictures, in the order in which a package shows them. */
const PLACES = ['cover', 'book', 'snap', 'compo'] as const;

/** Talents among these ids whose record names the picture: a package's other sixty are not read for its sake. */
const withPicture = (ids: readonly number[], picture: number): Where => ({
  and: [{ id: { in: ids } }, { or: PLACES.map((place) => ({ [place]: { in: [picture] } })) }],
});

/** A client looks at a dozen photos of a talent, not at eighty. */
const WITHOUT_CHOICE = 12;

const idOf = (one: number | Media): number => (typeof one === 'object' ? one.id : one);

/**
 * The pictures of a talent that a package shows: the chosen ones that still are in the galleries and are not taken
 * down, in the chosen order; without a choice the cover, the book, and the digitals if they are wanted.
 */
export function picturesOf(talent: Talent, { photos }: Line, hasDigitals: boolean): Media[] {
  const lists = PLACES.map((place) =>
    [talent[place] ?? []]
      .flat()
      .filter((one): one is Media => typeof one === 'object' && one !== null && fileOf(one) !== null),
  );
  const [covers = [], books = [], snaps = []] = lists;
  const known = new Map(lists.flat().map((medium) => [medium.id, medium]));
  const chosen = (photos ?? []).flatMap((photo) => known.get(idOf(photo)) ?? []);
  if (chosen.length > 0) return chosen;
  const usual = [...covers, ...books.slice(0, WITHOUT_CHOICE), ...(hasDigitals ? snaps : [])];
  return [...new Map(usual.map((medium) => [medium.id, medium])).values()];
}
