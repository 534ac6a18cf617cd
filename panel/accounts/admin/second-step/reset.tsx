import { text } from '@passarela/contract/text';
import { isMailOn } from '../../../platform/mail/is-on.ts';
import { env } from '../../../platform/settings/env.ts';
import type { FormMessage } from '../sheet/form-error.tsx';
import { OwnPassword } from '../sheet/known-fields.tsx';
import { Sheet, SheetForm, SheetLink } from '../sheet/sheet.tsx';

const TITLE = text('Redefinir a verificação em duas etapas', 'Reset two-step verification');
const aboutOf = (name: string) =>
  text(
    `${name} volta a entrar só com a senha, e as sessões abertas dessa pessoa terminam. Antes, confirme por telefone ou pessoalmente que o pedido é dela.`,
    `${name} signs in with the password alone again, and this person’s open sessions end. First make sure by phone or face to face that the request is theirs.`,
  );
const MAILED = text('A pessoa recebe um e-mail sobre isso.', 'A mail tells this person.');
const SEND = text('Redefinir', 'Reset');
const BACK = text('Voltar', 'Back');

/** For administrators: takes away the second step of somebody who lost theirs. */
export const Reset = ({ person, ...said }: FormMessage & { person: { id: number; name: string } }) => (
  <Sheet title={TITLE[said.language]}>
    <p>{aboutOf(person.name)[said.language]}</p>
    {isMailOn(env()) && <p>{MAILED[said.language]}</p>}
    <SheetForm {...said} action={`/cms-api/users/${person.id}/second-step/reset`} send={SEND}>
      <OwnPassword {...said} />
    </SheetForm>
    <SheetLink href={`/admin/collections/users/${person.id}`}>{BACK[said.language]}</SheetLink>
  </Sheet>
);
