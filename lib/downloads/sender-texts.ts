import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Lang } from '../domain/languages.ts';
import { repairSelection, type Selection } from '../domain/selection.ts';
import { wordedDays } from '../domain/worded-days.ts';
import type { LabelledText } from '../pdf/paper-facts.ts';
import { absolute } from '../routes/absolute.ts';
import { href } from '../routes/href.ts';

/** A denser code is not read from a screen or a cheap print. */
const CODE_MAX_CHARS = 300;

/** A sender's texts, labelled as theirs as on the page, and the way from paper to the page of the same talents. */
export async function senderTexts(sent: Selection, talents: readonly { id: number }[], lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'Selection' });
  const favorites = await getTranslations({ locale: lang, namespace: 'Favorites' });
  const paper = await getTranslations({ locale: lang, namespace: 'Paper' });
  const openEnds = { daysFrom: favorites.raw('daysFrom'), daysTo: favorites.raw('daysTo') };
  const selection = { ...sent, ids: talents.map(({ id }) => id) };
  const texts: LabelledText[] = [
    { label: t('senderTitle'), text: selection.title },
    { label: t('senderDates'), text: wordedDays(selection.from, selection.to, lang, openEnds) },
  ].filter(({ text }) => text !== '');
  const noteOn = (id: number): LabelledText | null => {
    const text = selection.notes[id];
    return text ? { label: t('senderNote'), text } : null;
  };
  const url = absolute(href('selection', selection, lang));
  const idsAlone = absolute(href('selection', repairSelection({ ids: selection.ids }), lang));
  const code = url.length > CODE_MAX_CHARS ? idsAlone : url;
  return { texts, noteOn, next: { text: paper('open'), url, code, alt: paper('openCode') } };
}
