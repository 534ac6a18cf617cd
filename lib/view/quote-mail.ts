import { getTranslations } from 'next-intl/server';
import { getAgency } from '@/lib/backend/agency';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getSocialLinks } from '@/lib/backend/social';
import type { Lang } from '@/lib/domain/languages';
import type { Selection } from '@/lib/domain/selection';
import { wordedDays } from '@/lib/domain/worded-days';
import { absolute } from '@/lib/routes/absolute';
import { href } from '@/lib/routes/href';
import { agencyContacts } from './agency-contacts';

type Row = { id: number; name: string };

/** A mail that asks for a quote, written as the form would, for browsers without script; null without an address. */
export async function quoteMail(selection: Selection, rows: readonly Row[], lang: Lang) {
  const [agency, social] = await Promise.all([getAgency(), readOrNull(getSocialLinks())]);
  const mail = agencyContacts(agency, social?.value ?? null).find(({ kind }) => kind === 'email');
  if (!mail) return null;
  const t = await getTranslations({ locale: lang, namespace: 'Quote' });
  const favorites = await getTranslations({ locale: lang, namespace: 'Favorites' });
  const openEnds = { daysFrom: favorites.raw('daysFrom'), daysTo: favorites.raw('daysTo') };
  const days = wordedDays(selection.from, selection.to, lang, openEnds);
  const lines = [
    rows.map(({ name }) => name).join(', '),
    days && t('days', { days }),
    ...rows.map(({ id, name }) => selection.notes[id] && `${name}: ${selection.notes[id]}`),
    absolute(href('selection', selection, lang)),
  ].filter(Boolean);
  return `${mail.url}?subject=${encodeURIComponent(favorites('budget'))}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
