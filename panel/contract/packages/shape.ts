import type { Language, OpenPackage } from '@passarela/contract';
import { isDisplayed } from '@passarela/contract/facts';
import { yearsOn } from '@passarela/contract/limits';
import { PUBLIC_FACTS } from '@passarela/contract/measures';
import { altOf } from '../../catalogue/media/described.ts';
import type { Person } from '../../packages/answers.ts';
import { lastMoment } from '../../packages/expiry.ts';
import { ANYBODY } from '../../packages/link.ts';
import type { Opened } from '../../packages/open-package.ts';
import { talentIds } from '../../packages/sendable.ts';
import type { Package, Talent } from '../../platform/db/payload-types.ts';
import { sendable, toContract } from '../integration/talent-shape.ts';
import { picturesOf } from './picture.ts';

type Line = NonNullable<Package['talents']>[number];
type Look = {
  stored: Package;
  language: Language;
  day: string;
  others: readonly Person[];
  offersPhotos: (talent: Talent) => boolean;
  /** The talents on hold for this client, by this package or another one. */
  reserved: ReadonlySet<number>;
};

const SHOWN = PUBLIC_FACTS.filter((name) => isDisplayed(name, 'package'));

/** The measures that the package shows: none of a minor's body, whatever staff chose. */
function measuresOf(talent: Talent, { language, day }: Look): Record<string, string> {
  const sent = sendable(toContract(talent, language), day);
  return Object.fromEntries(
    SHOWN.flatMap((name): [string, string][] => {
      const value = sent[name];
      return value ? [[name, value]] : [];
    }),
  );
}

type Face = OpenPackage['talents'][number];

const gone = (id: number): Face => ({
  id,
  name: '',
  is_gone: true,
  note: '',
  availability: null,
  is_reserved: false,
  age: null,
  gender: null,
  measures: {},
  pictures: [],
  offers_photos: false,
  others: [],
});

function present(talent: Talent, line: Line, look: Look): Face {
  const { stored, day, others } = look;
  const birthdate = talent.birthdate?.slice(0, 10);
  const isReserved =
    line.availability === 'reserved' || (line.availability === 'on_hold' && look.reserved.has(talent.id));
  return {
    id: talent.id,
    name: talent.name,
    is_gone: false,
    note: line.note ?? '',
    availability: line.availability === 'reserved' ? 'on_hold' : (line.availability ?? null),
    is_reserved: isReserved,
    age: stored.shows_age && birthdate ? yearsOn(birthdate, day) : null,
    gender: stored.shows_measures ? talent.gender : null,
    measures: stored.shows_measures ? measuresOf(talent, look) : {},
    pictures: picturesOf(talent, line, stored.shows_digitals === true).map(({ id, width, height, alt }) => ({
      id,
      width: width ?? null,
      height: height ?? null,
      alt: altOf(alt),
    })),
    offers_photos: look.offersPhotos(talent),
    others: others.flatMap(({ name, sent }) =>
      sent
        .filter((answer) => answer.talent === talent.id)
        .map(({ pick, comment }) => ({ name, pick, comment })),
    ),
  };
}

/** A person's answers about talents whom they see: one who is hidden since is named in none. */
const ownOf = (
  { name, sent_at, unsent, answers }: Person,
  reference: string | null,
  shown: readonly number[],
) => ({
  ...{ name, sent_at, reference },
  unsent: unsent.filter((talent) => shown.includes(talent)),
  answers: answers
    .filter(({ talent }) => shown.includes(talent))
    .map(({ talent, pick, comment }) => ({ talent, pick, comment })),
});

/**
 * `person`: the one who asks; `reference`: of what they sent; `others`: whose sent answers they see besides; `day`:
 * today, `yyyy-MM-dd`.
 */
type Context = Pick<Look, 'offersPhotos' | 'reserved'> & {
  person: Person | undefined;
  reference: string | null;
  others: readonly Person[];
  day: string;
  needsTerms: boolean;
  units: OpenPackage['units'];
};

/** The contract's answer about a package, with the answers of the person who asks. */
export function toPackage(
  { stored, recipient }: Opened,
  talents: ReadonlyMap<number, Talent>,
  { person, reference, others, day, needsTerms, units, offersPhotos, reserved }: Context,
): OpenPackage {
  const end = lastMoment(stored.expires_at);
  const look = { stored, language: stored.language, day, others, offersPhotos, reserved };
  return {
    title: stored.title,
    message: stored.message ?? '',
    dates: stored.dates ?? '',
    language: stored.language,
    recipient: recipient === ANYBODY ? '' : (stored.people?.find(({ id }) => id === recipient)?.name ?? ''),
    max_picks: stored.max_picks ?? null,
    is_closed: stored.state === 'closed',
    expires_at: Number.isNaN(end) ? '' : new Date(end).toISOString(),
    downloads: stored.downloads,
    units,
    talents: (stored.talents ?? []).flatMap((line) => {
      if (typeof line.talent !== 'number') return [];
      const talent = talents.get(line.talent);
      return [talent ? present(talent, line, look) : gone(line.talent)];
    }),
    needs_terms: needsTerms,
    has_handover: true,
    person: person ? ownOf(person, reference, talentIds(stored.talents)) : null,
  };
}
