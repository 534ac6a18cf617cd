import { text } from '@passarela/contract/text';
import type { BeforeDocumentControlsServerProps } from 'payload';
import { STATES } from '../../fields/status.ts';
import { inLanguage, languageOf } from '../../reference/language.ts';
import { StatusButton } from './status-button.tsx';

const CHANGE = text('Mudar a situação', 'Change the status');

/** Beside the button that saves: whether this is a draft or public. One press leads to the field that changes it. */
export function StatusNow({ i18n }: BeforeDocumentControlsServerProps) {
  const language = languageOf(i18n);
  return <StatusButton states={inLanguage(STATES, language)} change={CHANGE[language]} />;
}
