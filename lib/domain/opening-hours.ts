import type { OpeningHours, Weekday } from '@passarela/contract';
import type { Lang } from './languages.ts';

const DAYS: Record<Lang, Record<Weekday, string>> = {
  pt: {
    mon: 'segunda',
    tue: 'terça',
    wed: 'quarta',
    thu: 'quinta',
    fri: 'sexta',
    sat: 'sábado',
    sun: 'domingo',
  },
  en: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
};

const NOON = 12;

/** `09:30` as people write it: "9h30", "9:30 am". */
function time(clock: string, lang: Lang): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const past = minute === 0 ? '' : String(minute).padStart(2, '0');
  if (lang === 'pt') return `${hour}h${past}`;
  return `${hour % NOON || NOON}${past && `:${past}`} ${hour < NOON ? 'am' : 'pm'}`;
}

/** Opening hours in words: "Segunda a sexta, 9h às 18h". */
export function wordedHours({ from, to, opens, closes }: OpeningHours, lang: Lang): string {
  const names = DAYS[lang];
  const until = lang === 'pt' ? ['a', 'às'] : ['to', 'to'];
  const days = to === null || to === from ? names[from] : `${names[from]} ${until[0]} ${names[to]}`;
  const text = `${days}, ${time(opens, lang)} ${until[1]} ${time(closes, lang)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
