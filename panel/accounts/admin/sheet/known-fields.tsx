import { text } from '@passarela/contract/text';
import { Field } from './field.tsx';
import type { FormMessage } from './form-error.tsx';

const PASSWORD = text('Sua senha atual', 'Your current password');
const CODE = text('Código', 'Code');
const APP = text('Os 6 dígitos que o aplicativo mostra agora.', 'The 6 digits that the app shows now.');
const APP_OR_RECOVERY = text(
  'Os 6 dígitos que o aplicativo mostra agora. Sem o celular? Digite um dos seus códigos de recuperação.',
  'The 6 digits that the app shows now. Phone not at hand? Type one of your recovery codes.',
);
const CODE_ERRORS: unknown[] = ['code', 'used'];

export const OwnPassword = ({ language, note }: FormMessage) => (
  <Field
    name="currentPassword"
    type="password"
    label={PASSWORD[language]}
    autoComplete="current-password"
    isWrong={note?.error === 'password'}
  />
);

type Props = FormMessage & { isFirst?: boolean; takesRecovery?: boolean };

export const CodeField = ({ language, note, isFirst = false, takesRecovery = false }: Props) => (
  <Field
    name="code"
    label={CODE[language]}
    hint={(takesRecovery ? APP_OR_RECOVERY : APP)[language]}
    autoComplete="one-time-code"
    isWrong={CODE_ERRORS.includes(note?.error)}
    isFirst={isFirst}
    isCode
  />
);
