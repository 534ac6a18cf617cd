import { text } from '@passarela/contract/text';
import type { BeforeDocumentControlsServerProps } from 'payload';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { STATES } from '../../../publishing/schedule/status.ts';
import { StatusButton } from './status-button.tsx';

const CHANGE = text('Mudar a situação', 'Change the status');
const LABELS = {
  ...STATES,
  waits: text('Agendado', 'Scheduled'),
  unsaved: text('ao salvar', 'once saved'),
};

/** Beside the save button: the state (draft, public, waiting), linked to the field that changes it. */
export function StatusNow({ i18n }: BeforeDocumentControlsServerProps) {
  const language = languageOf(i18n);
  return <StatusButton labels={inLanguage(LABELS, language)} change={CHANGE[language]} />;
}
