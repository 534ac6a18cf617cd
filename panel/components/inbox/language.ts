import type { Language } from '@passarela/contract';

/** The language that the admin speaks to this person: Portuguese unless they chose English. */
export const languageOf = ({ language }: { language: string }): Language => (language === 'en' ? 'en' : 'pt');
