import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { Note } from '../../../staff/pages/note-cookie.ts';
import controls from '../../ui/controls.module.css';
import { FormError } from '../sheet/form-error.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { BackToAccount } from './back-to-account.tsx';
import { OwnPassword } from './password-field.tsx';

const TITLE = text('Verificação em duas etapas', 'Two-step verification');
const ABOUT = text(
  'Com ela, quem descobrir a sua senha ainda não entra: o painel pede também um código do seu celular.',
  'With it, somebody who finds out your password still does not get in: the panel asks for a code from your phone too.',
);
const SEND = text('Continuar', 'Continue');

/** A person without a second step: asks for the password before a new secret is shown. */
export const Begin = ({ language, note }: { language: Language; note: Note | null }) => (
  <Sheet title={TITLE[language]}>
    <p>{ABOUT[language]}</p>
    <form method="post" action="/cms-api/users/second-step/start">
      <FormError note={note} language={language} />
      <OwnPassword language={language} note={note} />
      <button type="submit" className={`${controls.primary} ${controls.wide}`}>
        {SEND[language]}
      </button>
    </form>
    <BackToAccount language={language} />
  </Sheet>
);
