import { text } from '@passarela/contract/text';
import type { ServerProps } from 'payload';
import { hourOfDay, longDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './dashboard.module.css';

const MORNING = text('Bom dia', 'Good morning');
const AFTERNOON = text('Boa tarde', 'Good afternoon');
const EVENING = text('Boa noite', 'Good evening');

const greetingAt = (hour: number) => {
  if (hour < 5 || hour >= 18) return EVENING;
  return hour < 12 ? MORNING : AFTERNOON;
};

/** The dashboard's heading: who works here, and which day it is at the agency. */
export function Greeting({ i18n, user }: ServerProps) {
  const language = languageOf(i18n);
  const now = Date.now();
  const [firstName] = String(user?.name ?? '').split(' ');
  return (
    <header className={styles.greeting}>
      <h1>
        {greetingAt(hourOfDay(now))[language]}
        {firstName && `, ${firstName}`}
      </h1>
      <p className={styles.silent}>{longDay(now, language)}</p>
    </header>
  );
}
