import { text } from '@passarela/contract/text';
import { redirect } from 'next/navigation.js';
import { noteOf } from '../pages/note-cookie.ts';
import { setUpState } from '../set-up/set-up-token.ts';
import { SIGN_IN_PAGE } from '../sign-in/login.ts';
import { Field } from './sheet/field.tsx';
import { Sheet, SheetForm } from './sheet/sheet.tsx';
import type { Visit } from './sheet/visit.ts';

const TITLE = text('O primeiro acesso', 'The first account');
const LOCKED = text(
  'Este painel ainda não tem ninguém. O endereço para criar o primeiro acesso está no registro do servidor, na linha do último início.',
  'Nobody has an account here yet. The address that makes the first one stands in the log of the server, at its last start.',
);
const ABOUT = text(
  'Esta pessoa administra o painel e convida as outras.',
  'This person is the administrator and invites the others.',
);
const NAME = text('Nome', 'Name');
const EMAIL = text('E-mail', 'E-mail address');
const PASSWORD = text('Senha', 'Password');
const HINT = text(
  'Pelo menos 12 caracteres. Três ou quatro palavras servem bem.',
  'At least 12 characters. Three or four words do well.',
);
const SEND = text('Criar', 'Create');

/** /admin/create-first-user, in place of Payload's: the first account of an empty panel, by the address in the log. */
export async function SetUp({ payload, headers, language, token }: Visit & { token: string }) {
  const state = await setUpState(payload, token);
  if (state === 'over') redirect(SIGN_IN_PAGE);
  const title = TITLE[language];
  if (state === 'locked')
    return (
      <Sheet title={title}>
        <p>{LOCKED[language]}</p>
      </Sheet>
    );
  const note = noteOf(headers);
  return (
    <Sheet title={title}>
      <p>{ABOUT[language]}</p>
      <SheetForm language={language} note={note} action="/cms-api/users/set-up" send={SEND}>
        <Field
          name="name"
          label={NAME[language]}
          autoComplete="name"
          defaultValue={note?.name ?? ''}
          isFirst={!note}
        />
        <Field
          name="email"
          type="email"
          label={EMAIL[language]}
          autoComplete="username"
          defaultValue={note?.email ?? ''}
          isWrong={note?.error === 'incomplete'}
          isFirst={note?.error === 'incomplete'}
        />
        <Field
          name="password"
          type="password"
          label={PASSWORD[language]}
          hint={HINT[language]}
          autoComplete="new-password"
          isWrong={note?.error === 'weak'}
          isFirst={note?.error === 'weak'}
        />
        <input type="hidden" name="token" value={token} />
      </SheetForm>
    </Sheet>
  );
}
