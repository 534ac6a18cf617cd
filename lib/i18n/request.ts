import { lang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { getAgency } from '@/lib/backend/agency';
import { getSiteTexts } from '@/lib/backend/content';
import { dayAt } from '@/lib/domain/dates';
import { isLang } from '@/lib/domain/languages';
import { AGENCY_TIME_ZONE } from '@/lib/domain/time-zone';
import { agencyMessages } from './agency-messages';

/** Messages of the address's language, in the agency's words; an explicit locale comes first. */
export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await lang());
  const language = isLang(wanted) ? wanted : 'pt';
  const [messages, agency, texts] = await Promise.all([
    import(`../../messages/${language}.json`),
    getAgency(),
    getSiteTexts(),
  ]);
  const year = Number(dayAt(new Date()).slice(0, 4));
  return {
    locale: language,
    messages: agencyMessages(messages.default, agency, language, year, texts),
    timeZone: AGENCY_TIME_ZONE,
  };
});
