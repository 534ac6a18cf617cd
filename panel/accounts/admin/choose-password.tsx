import { text } from '@passarela/contract/text';
import { agencyName } from '../../content/agency/read.ts';
import { accountOfLink } from '../links/one-time-link.ts';
import { OVER } from '../links/reset-password.ts';
import { noteOf } from '../pages/note-cookie.ts';
import { SIGN_IN_PAGE } from '../sign-in/login.ts';
import { Field } from './sheet/field.tsx';
import { Sheet, SheetForm, SheetLink } from './sheet/sheet.tsx';
import type { Visit } from './sheet/visit.ts';
import { TO_SIGN_IN } from './sign-in/password-form.tsx';

const ANOTHER = text('Escolha uma nova senha', 'Choose a new password');
const welcome = (name: string) => text(`Boas-vindas, ${name}`, `Welcome, ${name}`);
const aboutFirst = (agency: string, email: string) =>
  text(
    `Escolha a sua senha para o painel de ${agency}. Depois você entra com ela e com ${email}.`,
    `Choose your password for the panel of ${agency}. Then you sign in with it and ${email}.`,
  );
const aboutAnother = (email: string) => text(`Para a conta ${email}.`, `For the account ${email}.`);
const PASSWORD = text('Senha', 'Password');
const HINT = text(
  'Pelo menos 12 caracteres. Três ou quatro palavras servem bem.',
  'At least 12 characters. Three or four words do well.',
);
const SEND = text('Guardar a senha', 'Save the password');

/** /admin/reset/{token}, in place of Payload's: an invitation welcomes, another link says whose password it sets. */
export async function ChoosePassword({ payload, headers, language, token }: Visit & { token: string }) {
  const person = await accountOfLink(payload, token);
  if (!person)
    return (
      <Sheet title={ANOTHER[language]}>
        <p>{OVER[language]}</p>
        <SheetLink href={SIGN_IN_PAGE}>{TO_SIGN_IN[language]}</SheetLink>
      </Sheet>
    );
  const { name, email, hash } = person;
  const note = noteOf(headers);
  const about = hash ? aboutAnother(email) : aboutFirst(await agencyName(payload), email);
  return (
    <Sheet title={(hash ? ANOTHER : welcome(name))[language]}>
      <p>{about[language]}</p>
      <SheetForm language={language} note={note} action="/cms-api/users/reset-password" send={SEND}>
        <Field
          name="password"
          type="password"
          label={PASSWORD[language]}
          hint={HINT[language]}
          autoComplete="new-password"
          isWrong={note?.error === 'weak'}
          isFirst
        />
        <input type="hidden" name="token" value={token} />
      </SheetForm>
    </Sheet>
  );
}
