import { text } from '@passarela/contract/text';
import type {
  BeforeListTableServerProps,
  DefaultServerCellComponentProps,
  Payload,
  UIFieldServerComponent,
} from 'payload';
import { ROLE_TEXTS, ROLES } from '../../parts/access/roles.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { accountState } from '../account-state.ts';
import { accountOf } from '../accounts.ts';
import { AccountLink, InviteForm } from './invite-form.tsx';

const LABELS = {
  start: text('Convidar uma pessoa', 'Invite somebody'),
  name: text('Nome', 'Name'),
  email: text('E-mail', 'E-mail'),
  role: text('Papel', 'Role'),
  ...ROLES,
  admin_words: ROLE_TEXTS.admin,
  manager_words: ROLE_TEXTS.manager,
  editor_words: ROLE_TEXTS.editor,
  booker_words: ROLE_TEXTS.booker,
  confirm: text('Convidar', 'Invite'),
  cancel: text('Voltar', 'Back'),
  close: text('Fechar', 'Close'),
  link: text('Enviar um link para escolher a senha', 'Send a link to choose a password'),
  mailed: text('Enviamos um link para', 'We have mailed a link to'),
  copy: text(
    'O e-mail está desligado. Copie este link e entregue só a essa pessoa; ele vale 48 horas e uma vez:',
    'Mail is off. Copy this link and give it to this person only; it works once, within 48 hours:',
  ),
  copyLink: text('Copiar o link', 'Copy the link'),
  copied: text('Copiado', 'Copied'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
};

/** For administrators: invites by mail, so that nobody invents a password for somebody else. */
export function Invite({ i18n, user }: BeforeListTableServerProps) {
  return user?.role === 'admin' ? <InviteForm labels={inLanguage(LABELS, languageOf(i18n))} /> : null;
}

/** At somebody else's account, for administrators: whether its invitation is accepted, and a new link. */
export const InviteAgain: UIFieldServerComponent = ({ data, i18n, payload, user }) => {
  if (user?.role !== 'admin' || !data.id || user.id === data.id) return null;
  return (
    <AccountLink labels={inLanguage(LABELS, languageOf(i18n))} path={`${data.id}/link`}>
      <AccountState id={Number(data.id)} payload={payload} i18n={i18n} />
    </AccountLink>
  );
};

const LABEL = text('Acesso', 'Access');

type I18n = { language: string };

async function stateOf(payload: Payload, id: unknown, i18n: I18n): Promise<string | null> {
  const account = await accountOf(payload, Number(id));
  return account && accountState(account, Date.now())[languageOf(i18n)];
}

/** Says in the list of staff whether a person has accepted the invitation. */
export async function StateCell({ rowData, i18n, payload }: DefaultServerCellComponentProps) {
  return <>{await stateOf(payload, rowData?.id, i18n)}</>;
}

/** Says the same on the person's page. */
async function AccountState({ id, payload, i18n }: { id: number; payload: Payload; i18n: I18n }) {
  return (
    <p>
      {LABEL[languageOf(i18n)]}: <strong>{await stateOf(payload, id, i18n)}</strong>
    </p>
  );
}
