'use client';

import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod/mini';
import { call } from '../../parts/act/call.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { UNREAD, WARNING_TEXTS } from '../warning-texts.ts';
import styles from './packages.module.css';
import { askAgain, useAskWarnings, useWarnings } from './use-warnings.ts';

const LABELS = {
  start: text('Autorizar o envio ao exterior', 'Allow sending abroad'),
  confirm: text('Marcar todos', 'Tick all'),
  cancel: text('Cancelar', 'Cancel'),
  close: text('Fechar', 'Close'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
  question: text(
    'Marca “Pode ser enviado ao exterior” na ficha de: {names}.',
    'Ticks “May be sent abroad” in the entry of: {names}.',
  ),
  consent: text(
    'Marque só com o consentimento de cada um. O registro de atividades guarda quem marcou, e quando. Menores se autorizam um a um, na ficha, com a autorização do responsável.',
    'Tick with the consent of each alone. The activity log stores by whom and when. Minors are allowed one by one, in their entry, with the guardian’s consent.',
  ),
  progress: text(
    'Marcando: {done} de {all}. Pode fechar esta janela, o pacote fica como está.',
    'Ticking: {done} of {all}. You may close this window, the package stays as it is.',
  ),
  done: text('Marcado em {done} de {all}.', 'Ticked for {done} of {all}.'),
  left: text('Ficaram de fora: {names}.', 'Left out: {names}.'),
};

type Talent = { id: number; name: string };
const refused = z.object({ failed: z.array(z.object({ id: z.number() })) });

/** Each save has its version and its line in the log: a few at a time, so that one sees it go on. */
const AT_ONCE = 4;

/** The talents of a portion who are not ticked; all of them without an answer. */
async function allowSome(talents: readonly Talent[]): Promise<readonly Talent[]> {
  const body = { talents: talents.map(({ id }) => id) };
  const { isOk, body: answer } = await call('/cms-api/packages/allow-abroad', { body });
  if (isOk) return [];
  const { data } = refused.safeParse(answer);
  return data ? talents.filter(({ id }) => data.failed.some((one) => one.id === id)) : talents;
}

/** `of`: named as they were asked about: the warnings change once it is done. */
type State = {
  step: 'asking' | 'busy' | 'done';
  of: readonly Talent[];
  count: number;
  left: readonly Talent[];
};
const begin = (of: readonly Talent[]): State => ({ step: 'asking', of, count: 0, left: [] });
type Props = { talents: readonly Talent[]; onDone: () => Promise<void> };

/** Ticks that these adults may be sent abroad, portion by portion. The ticks stay, whoever closes the dialog. */
export function AllowAbroad({ talents, onDone }: Props) {
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  const [{ step, of, count, left }, setState] = useState(begin(talents));
  const allow = async () => {
    const failed: Talent[] = [];
    setState({ ...begin(of), step: 'busy' });
    for (let at = 0; at < of.length; at += AT_ONCE) {
      const some = of.slice(at, at + AT_ONCE);
      failed.push(...(await allowSome(some)));
      setState({ step: 'busy', of, count: at + some.length - failed.length, left: [] });
    }
    setState((before) => ({ ...before, step: 'done', left: failed }));
    void onDone();
    return true;
  };
  const counts = { done: count, all: of.length };
  const out = left.map(({ name }) => name).join(', ');
  const progress =
    step === 'busy'
      ? fill(labels.progress, counts)
      : `${fill(labels.done, counts)} ${out && fill(labels.left, { names: out })}`;
  return (
    <>
      {(talents.length > 0 || step !== 'asking') && (
        <ServerAct
          labels={{ ...labels, start: `${labels.start} (${talents.length})` }}
          why={talents.length > 0 ? '' : progress}
          act={allow}
          result={step !== 'asking' && <p>{progress}</p>}
          onOpen={() => step !== 'busy' && setState(begin(talents))}
        >
          <p>{fill(labels.question, { names: of.map(({ name }) => name).join(', ') })}</p>
          <p>{labels.consent}</p>
        </ServerAct>
      )}
      {/* for whoever has closed the dialog */}
      <p role="status">{step !== 'asking' && progress}</p>
    </>
  );
}

const HEADING = text('Antes de enviar', 'Before you send it');
const TERMS = text(
  'Cliente fora do Brasil: o texto dos termos que ele aceita é uma minuta, que um advogado ainda precisa confirmar.',
  'Client outside Brazil: the terms that they accept are a draft, which a lawyer still has to confirm.',
);

/** Above the talents of a package: warnings for staff before they send it, by name, as the lines are now. */
export function PackageWarnings() {
  const language = languageOf(useTranslation().i18n);
  useAskWarnings();
  const { warnings, isTermsDraft } = useWarnings();
  const closed = warnings.filter(({ warnings: about }) => about.includes('abroad'));
  return (
    <section
      className={styles.warnings}
      aria-label={HEADING[language]}
      hidden={warnings.length === 0 && !isTermsDraft}
    >
      <h3>{HEADING[language]}</h3>
      <ul aria-live="polite">
        {isTermsDraft && <li>{TERMS[language]}</li>}
        {warnings.map(({ id, name, warnings, isUnread }) => (
          <li key={id}>
            <strong>{name}</strong>: {warnings.map((one) => WARNING_TEXTS[one][language]).join('; ')}
            {isUnread && <em>; {UNREAD[language]}</em>}
          </li>
        ))}
      </ul>
      <AllowAbroad talents={closed} onDone={askAgain} />
    </section>
  );
}
