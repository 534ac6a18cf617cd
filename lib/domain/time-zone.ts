/** The agency's city decides the day: ages turn at its midnight. */
export const AGENCY_TIME_ZONE = 'America/Sao_Paulo';

/** Days and times in words: English ones as in Britain. */
export const DATE_LOCALES = { pt: 'pt-BR', en: 'en-GB' };
