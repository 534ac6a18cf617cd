import { text } from '@passarela/contract/text';
import controls from '../../../parts/ui/controls.module.css';
import { keyUri, qrCode } from '../../second-step/totp.ts';
import { FormError, type FormMessage } from '../sheet/form-error.tsx';
import { CodeField } from '../sheet/known-fields.tsx';
import styles from '../sheet/sheet.module.css';
import { Sheet } from '../sheet/sheet.tsx';

const TITLE = text('Ligar a verificação em duas etapas', 'Switch on two-step verification');
const REQUIRED = text(
  'A agência pede um código do celular, além da senha, a toda a equipe. É só desta vez; leva dois minutos.',
  'The agency asks all staff for a code from the phone beside the password. It is only this once and takes two minutes.',
);
const APP = text('1. Instale um aplicativo de códigos', '1. Install an authenticator app');
const ANY_APP = text(
  'Google Authenticator, Microsoft Authenticator, 1Password ou outro. Se você já usa um, serve.',
  'Google Authenticator, Microsoft Authenticator, 1Password or another. If you use one already, it will do.',
);
const SCAN = text('2. Leia este código com o aplicativo', '2. Scan this code with the app');
const QR = text(
  'Código QR com a chave que está escrita abaixo',
  'QR code with the key that is written below',
);
const OPEN = text('Abrir no aplicativo deste celular', 'Open in the app on this phone');
const KEY = text(
  'Não dá para ler? Digite esta chave no aplicativo:',
  'Can’t scan it? Type this key into the app:',
);
const TYPE = text('3. Digite o código que o aplicativo mostra', '3. Type the code that the app shows');
const SEND = text('Ligar', 'Switch on');
const CANCEL = text('Cancelar', 'Cancel');

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

type Props = FormMessage & {
  agency: string;
  email: string;
  secret: string;
  actions: { confirm: string; cancel: string };
  isRequired?: boolean;
};

/** Takes a new secret into an app by QR code, by a link on the phone, or typed; then the first code. */
export function Enrol({ language, note, agency, email, secret, actions, isRequired = false }: Props) {
  const uri = keyUri(secret, { issuer: agency, label: email });
  return (
    <Sheet title={TITLE[language]}>
      {isRequired && <p className={styles.notice}>{REQUIRED[language]}</p>}
      <ol className={styles.steps}>
        <li>
          <h2>{APP[language]}</h2>
          <p>{ANY_APP[language]}</p>
        </li>
        <li>
          <h2>{SCAN[language]}</h2>
          <img className={styles.qr} src={qrCode(uri)} alt={QR[language]} width="200" height="200" />
          <p>
            <a className={styles.link} href={uri}>
              {OPEN[language]}
            </a>
          </p>
          <p>
            {KEY[language]}
            <code className={styles.key}>{inFours(secret)}</code>
          </p>
        </li>
        <li>
          <h2>{TYPE[language]}</h2>
          <form method="post" action={actions.confirm} id="confirm">
            <FormError note={note} language={language} />
            <CodeField language={language} note={note} isFirst={note !== null} />
          </form>
          <div className={styles.row}>
            <button type="submit" className={controls.primary} form="confirm">
              {SEND[language]}
            </button>
            <form method="post" action={actions.cancel}>
              <button type="submit" className={controls.secondary}>
                {CANCEL[language]}
              </button>
            </form>
          </div>
        </li>
      </ol>
    </Sheet>
  );
}
