import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { ServerAct } from '../../../parts/act/server-act.tsx';
import { fill } from '../../../parts/ui/fill.ts';
import { inLanguage } from '../../../platform/reference/language.ts';

const LABELS = {
  start: text('Voltar a esta versão', 'Go back to this version'),
  confirm: text('Voltar a esta versão', 'Go back to this version'),
  cancel: text('Cancelar', 'Cancel'),
  failed: text(
    'Não deu certo, e nada mudou. Tente de novo.',
    'It did not work, and nothing has changed. Try again.',
  ),
};
const QUESTION = text(
  'Tudo volta a ser como em {when}, menos se está no ar ou não, e os arquivos de fotos que foram trocados: isso fica como está. O estado de agora continua no histórico.',
  'All goes back to how it was on {when}, except whether it is on the site, and files that took a picture’s place: that stays as it is. The present state stays in the history.',
);

type Props = {
  /** The path of the entry below /admin: `collections/talents/7`, `globals/texts`. */
  base: string;
  version: string;
  when: string;
  language: Language;
};

/** The way back to a stored state, which asks first. */
export function Restore({ base, version, when, language }: Props) {
  const api = base.replace(/^collections\/([^/]+)\/.*$/, '$1');
  return (
    <ServerAct
      act={`/cms-api/${api}/versions/${version}?depth=0`}
      after={{ go: `/admin/${base}` }}
      labels={inLanguage(LABELS, language)}
    >
      <p>{fill(QUESTION[language], { when })}</p>
    </ServerAct>
  );
}
