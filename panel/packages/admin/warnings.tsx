'use client';

import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { languageOf } from '../../platform/reference/language.ts';
import { AllowAbroad } from './allow-abroad.tsx';
import styles from './packages.module.css';
import { askAgain, useAskWarnings, useWarnings } from './use-warnings.ts';
import { UNREAD, WARNING_TEXTS } from './warning-texts.ts';

const HEADING = text('Antes de enviar', 'Before you send it');
const TERMS = text(
  'Cliente fora do Brasil: o texto dos termos que ele aceita é uma minuta, que um advogado ainda precisa confirmar.',
  'Client outside Brazil: the terms that they accept are a draft, which a lawyer still has to confirm.',
);

/** Above the talents of a package: warnings for staff before they send it, by name, as the lines are now. */
export function PackageWarnings() {
  const language = languageOf(useTranslation().i18n);
  useAskWarnings();
  const { warnings, isTermsDraft } = useWarnings();
  const closed = warnings.filter(({ warnings: about }) => about.includes('abroad'));
  return (
    <section
      className={styles.warnings}
      aria-label={HEADING[language]}
      hidden={warnings.length === 0 && !isTermsDraft}
    >
      <h3>{HEADING[language]}</h3>
      <ul aria-live="polite">
        {isTermsDraft && <li>{TERMS[language]}</li>}
        {warnings.map(({ id, name, warnings, isUnread }) => (
          <li key={id}>
            <strong>{name}</strong>: {warnings.map((one) => WARNING_TEXTS[one][language]).join('; ')}
            {isUnread && <em>; {UNREAD[language]}</em>}
          </li>
        ))}
      </ul>
      <AllowAbroad talents={closed} onDone={askAgain} />
    </section>
  );
}
