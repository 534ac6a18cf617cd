import { text } from '@passarela/contract/text';
import type { FormMessage } from '../sheet/form-error.tsx';
import { CodeField } from '../sheet/known-fields.tsx';
import { Sheet, SheetForm } from '../sheet/sheet.tsx';

const TITLE = text('Confirme que é você', 'Confirm that it is you');
const ABOUT = text(
  'A senha está certa. Agora digite o código do aplicativo de códigos do seu celular.',
  'The password is right. Now type the code of the authenticator app on your phone.',
);
const SEND = text('Entrar', 'Sign in');
const AGAIN = text('Entrar com outra conta', 'Sign in with another account');

export const CodeForm = (said: FormMessage) => (
  <Sheet title={TITLE[said.language]}>
    <p>{ABOUT[said.language]}</p>
    <SheetForm {...said} action="/cms-api/users/login/code" send={SEND}>
      <CodeField {...said} takesRecovery isFirst />
    </SheetForm>
    <SheetForm {...said} note={null} action="/cms-api/users/login/again" send={AGAIN} look="secondary" />
  </Sheet>
);
