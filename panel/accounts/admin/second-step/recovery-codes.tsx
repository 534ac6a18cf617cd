import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import styles from '../sheet/sheet.module.css';
import { Sheet, SheetForm } from '../sheet/sheet.tsx';
import { KeepCodes } from './keep-codes.tsx';

const TITLE = text('Guarde os códigos de recuperação', 'Keep your recovery codes');
const ABOUT = text(
  'A verificação em duas etapas está ligada. Sem o celular, cada um destes códigos serve uma vez no lugar do código do aplicativo. Guarde os dez fora do celular: eles não aparecem de novo.',
  'Two-step verification is on. Without the phone, each of these codes does once in place of the app’s code. Keep all ten away from the phone: they are not shown again.',
);
const CODES = text('Códigos de recuperação', 'Recovery codes');
const COPY = text('Copiar', 'Copy');
const COPIED = text('Copiados.', 'Copied.');
const PRINT = text('Imprimir', 'Print');
const DONE = text('Guardei os códigos, continuar', 'I have kept the codes, continue');

type Props = { language: Language; agency: string; codes: string[] };

export function RecoveryCodes({ language, agency, codes }: Props) {
  return (
    <Sheet title={TITLE[language]}>
      <p>{ABOUT[language]}</p>
      <ul className={styles.codes} aria-label={`${CODES[language]}, ${agency}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <KeepCodes
        text={codes.join('\n')}
        labels={{ copy: COPY[language], copied: COPIED[language], print: PRINT[language] }}
      />
      <SheetForm language={language} note={null} action="/cms-api/users/second-step/done" send={DONE} />
    </Sheet>
  );
}
