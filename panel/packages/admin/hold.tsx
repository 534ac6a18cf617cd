'use client';

import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { z } from 'zod/mini';
import { call } from '../../parts/act/call.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { WARNING_TEXTS } from '../warning-texts.ts';
import { warning } from './use-warnings.ts';

const STARTS = {
  mailed: text('Reservar e avisar', 'Put on hold and tell them'),
  unmailed: text('Reservar', 'Put on hold'),
};
const LABELS = {
  confirm: text('Reservar', 'Put on hold'),
  cancel: text('Voltar', 'Back'),
  close: text('Pronto', 'Done'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
  unsaved: text('Salve o pacote antes.', 'Save the package first.'),
  reading: text('Um momento…', 'One moment…'),
  question: text('{name} fica em reserva para este trabalho.', '{name} goes on hold for this job.'),
  done: text('{name} está em reserva.', '{name} is on hold.'),
  tells: text('Recebem um e-mail: {people}.', 'These get an e-mail: {people}.'),
  told: text('E-mail a caminho para: {people}.', 'E-mail on its way to: {people}.'),
  tellsNobody: text(
    'Ninguém é avisado: nenhuma pessoa deste pacote tem e-mail.',
    'Nobody is told: no person of this package has an e-mail address.',
  ),
  toldNobody: text(
    'Ninguém foi avisado: nenhuma pessoa deste pacote tem e-mail.',
    'Nobody was told: no person of this package has an e-mail address.',
  ),
  mailIsOff: text(
    'Ninguém recebe aviso: o painel não envia e-mails. Avise você.',
    'Nobody is told: the panel sends no e-mails. Tell them yourself.',
  ),
  talentNotTold: text('O talento não recebe aviso.', 'The talent is not told.'),
};

const RELEASE = {
  start: text('Desfazer a reserva', 'Release'),
  confirm: text('Desfazer a reserva', 'Release'),
  cancel: text('Voltar', 'Back'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
  unsaved: text('Salve o pacote antes.', 'Save the package first.'),
  question: text(
    '{name} deixa de estar em reserva para este trabalho. Ninguém recebe aviso: se o cliente já sabe da reserva, avise você.',
    '{name} is no longer on hold for this job. Nobody is told: if the client knows of the hold, tell them yourself.',
  ),
};

const question = z.object({ told: z.array(z.string()), warnings: z.array(warning) });
const result = z.object({ told: z.array(z.string()) });

/** `sendsMail`: whether the panel sends mails. */
type Props = { action: string; name: string; sendsMail: boolean };

/** Puts a talent on hold after a question that names everybody who is told, and says who was. */
export function Hold({ action, name, sendsMail }: Props) {
  const language = languageOf(useTranslation().i18n);
  const start = STARTS[sendsMail ? 'mailed' : 'unmailed'][language];
  const labels = { ...inLanguage(LABELS, language), start };
  const people = (told: readonly string[], some: string, nobody: string) =>
    told.length > 0 ? fill(some, { people: told.join(', ') }) : sendsMail ? nobody : labels.mailIsOff;
  return (
    <ServerAct
      about={name}
      labels={labels}
      ask={async () => (await call(action, { shape: question })).data}
      act={action}
      shape={result}
      // the lines of the form are older than the talent's hold
      after="reload"
      result={(done) =>
        done && (
          <>
            <p>{fill(labels.done, { name })}</p>
            <p>
              {people(done.told, labels.told, labels.toldNobody)} {labels.talentNotTold}
            </p>
          </>
        )
      }
    >
      {(asked) =>
        asked && (
          <>
            <p>{fill(labels.question, { name })}</p>
            {asked.warnings.map((one) => (
              <p key={one}>
                <strong>
                  {name}: {WARNING_TEXTS[one][language]}
                </strong>
              </p>
            ))}
            <p>
              {people(asked.told, labels.tells, labels.tellsNobody)} {labels.talentNotTold}
            </p>
          </>
        )
      }
    </ServerAct>
  );
}

/** Takes a hold for this client back, where it was made. */
export function Release({ action, name }: Omit<Props, 'sendsMail'>) {
  const labels = inLanguage(RELEASE, languageOf(useTranslation().i18n));
  return (
    // the lines of the form are older than the act
    <ServerAct about={name} labels={labels} act={action} after="reload">
      <p>{fill(labels.question, { name })}</p>
    </ServerAct>
  );
}
