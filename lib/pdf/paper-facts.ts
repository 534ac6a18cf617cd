import 'server-only';
import { createHash } from 'node:crypto';
import { isDisplayed } from '@passarela/contract/facts';
import type { Mark } from '@passarela/contract/mark';
import { getTranslations } from 'next-intl/server';
import { getAgency } from '../backend/agency.ts';
import { isKnownMinor } from '../domain/ages.ts';
import type { Lang } from '../domain/languages.ts';
import { MARK } from '../domain/mark.ts';
import { printPictures } from '../domain/print-pictures.ts';
import { canonicalSection } from '../domain/talent-list.ts';
import type { TalentProfile } from '../domain/types.ts';
import type { UnitSystem } from '../domain/units.ts';
import { absolute } from '../routes/absolute.ts';
import { href } from '../routes/href.ts';
import { type Fact, profileFacts } from '../view/facts.ts';
import { printedAddress, printedContacts } from '../view/printed-contacts.ts';
import type { PaperSize } from './card-name.ts';

/** The agency on paper; `mark` is drawn in ink, `place` is where it is. */
export type PaperAgency = { name: string; mark: Mark; contacts: string[]; place: string | null };
/** A text, and a label that says whose. */
export type LabelledText = { label: string; text: string };

const PICTURES_MAX = 6;
/** Raised when the drawing itself changes, so that every card gets a new address. */
const DRAWING_VERSION = 3;

export async function paperAgency(): Promise<PaperAgency> {
  const { name, mark } = await getAgency();
  return { name, mark: mark ?? MARK, ...(await printedContacts()) };
}

/** Why measures are left out; null if all are printed. An unknown age counts as a minor's: paper goes round. */
async function noteOf(talent: TalentProfile, lang: Lang): Promise<string | null> {
  if (talent.age === null) return (await getTranslations({ locale: lang, namespace: 'Paper' }))('unknownAge');
  if (!isKnownMinor(talent)) return null;
  return (await getTranslations({ locale: lang, namespace: 'Measures' }))('minors');
}

function paperValue({ value, units }: Pick<Fact, 'value' | 'units'>, system: UnitSystem): string {
  const own = units.find(({ systems }) => systems.includes(system === 'br' ? 'us' : system));
  if (!own) return value;
  return own === units[0] ? own.text : `${value} / ${own.text}`;
}

/** A talent as paper shows them, in units of `system` too; `pictures` are paths, the first is the cover. */
export async function paperTalent(talent: TalentProfile, lang: Lang, system: UnitSystem = 'us') {
  const t = await getTranslations({ locale: lang, namespace: 'Paper' });
  const { id, name } = talent;
  const path = href('talent', { section: canonicalSection(talent), id, name }, lang);
  const facts = talent.age === null ? [] : await profileFacts(talent, lang);
  return {
    name,
    pictures: printPictures(talent, PICTURES_MAX),
    facts: facts
      .filter(({ key }) => isDisplayed(key, 'paper'))
      .map(({ label, ...fact }) => ({ label, value: paperValue(fact, system) })),
    note: await noteOf(talent, lang),
    address: printedAddress(path),
    url: absolute(path),
    alt: t('photo', { name }),
    qrAlt: t('code', { name }),
  };
}

export const versionOf = (size: PaperSize, ...facts: object[]): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, size, ...facts]))
    .digest('hex')
    .slice(0, 10);
