import { lang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { AGENCY_TIME_ZONE } from '@/lib/domain/constants';
import { isLang } from '@/lib/domain/languages';

/** Messages of the language in the address; an explicit locale (route handlers, actions) comes first. */
export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await lang());
  const language = isLang(wanted) ? wanted : 'pt';
  const messages = await import(`../../messages/${language}.json`);
  return { locale: language, messages: messages.default, timeZone: AGENCY_TIME_ZONE };
});
