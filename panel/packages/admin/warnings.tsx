import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { languageOf } from '../../platform/reference/language.ts';
import { warningsOf } from '../warnings.ts';
import styles from './packages.module.css';
import { savedPackage } from './saved-package.ts';

const HEADING = text('Antes de enviar', 'Before you send it');
const WARNINGS = {
  trash: text('está na lixeira: não aparece', 'is in the trash: not in the package'),
  minor: text('menor de idade, ou sem data de nascimento', 'a minor, or without a birthdate'),
  permit: text('sem autorização (alvará) válida', 'without a valid work permit'),
  applied: text(
    'veio de uma candidatura e ainda não foi ao ar',
    'came as an application and was never on the site',
  ),
  hold: text('em reserva', 'on hold'),
  sent: text('já enviada a este cliente', 'sent to this client before'),
};

/** Above the talents of a package: warnings for staff before they send it, by name. */
export const PackageWarnings: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const stored = savedPackage(data);
  if (!stored) return null;
  const found = await warningsOf(payload, { ...stored, talents: stored.lines }, Date.now());
  if (found.length === 0) return null;
  const language = languageOf(i18n);
  return (
    <section className={styles.warnings} aria-label={HEADING[language]}>
      <h3>{HEADING[language]}</h3>
      <ul>
        {found.map(({ id, name, warnings }) => (
          <li key={id}>
            <strong>{name}</strong>: {warnings.map((one) => WARNINGS[one][language]).join('; ')}
          </li>
        ))}
      </ul>
    </section>
  );
};
