import { text } from '@passarela/contract/text';
import type { FormMessage } from '../sheet/form-error.tsx';
import { OwnPassword } from '../sheet/known-fields.tsx';
import { Sheet, SheetForm, SheetLink } from '../sheet/sheet.tsx';

export const TITLE = text('Verificação em duas etapas', 'Two-step verification');
const ABOUT = text(
  'Com ela, quem descobrir a sua senha ainda não entra: o painel pede também um código do seu celular.',
  'With it, somebody who finds out your password still does not get in: the panel asks for a code from your phone too.',
);
const SEND = text('Continuar', 'Continue');
export const BACK = text('Voltar à conta', 'Back to your account');

/** A person without a second step: the password is needed before a new secret appears. */
export const Begin = (said: FormMessage) => (
  <Sheet title={TITLE[said.language]}>
    <p>{ABOUT[said.language]}</p>
    <SheetForm {...said} action="/cms-api/users/second-step/start" send={SEND}>
      <OwnPassword {...said} />
    </SheetForm>
    <SheetLink href="/admin/account">{BACK[said.language]}</SheetLink>
  </Sheet>
);
