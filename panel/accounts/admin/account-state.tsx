import { text } from '@passarela/contract/text';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { languageOf } from '../../platform/reference/language.ts';
import { accountState } from '../account-state.ts';
import { accountOf } from '../accounts.ts';

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
export async function AccountState({ id, payload, i18n }: { id: number; payload: Payload; i18n: I18n }) {
  return (
    <p>
      {LABEL[languageOf(i18n)]}: <strong>{await stateOf(payload, id, i18n)}</strong>
    </p>
  );
}
