'use client';

import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { fill } from '../../parts/ui/fill.ts';
import { TextInput } from '../../parts/ui/text-input.tsx';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';

const LABELS = {
  start: text('Duplicar', 'Duplicate'),
  confirm: text('Criar a cópia', 'Make the copy'),
  cancel: text('Voltar', 'Back'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
  unsaved: text('Salve o pacote antes.', 'Save the package first.'),
  title: text('Título da cópia', 'Title of the copy'),
  copyOf: text('{title} (cópia)', '{title} (copy)'),
  keep: text('O que mais vai na cópia?', 'What else goes into the copy?'),
  client: text('O cliente: {name}', 'The client: {name}'),
  people: text('As pessoas: {names}', 'The people: {names}'),
  message: text('A mensagem e as datas', 'The message and the dates'),
  always: text(
    'Vão sempre: talentos, fotos, notas e o que se mostra. Links, respostas, senha e prazo são novos.',
    'Always in it: talents, photos, notes and what is shown. Links, answers, passcode and end are new.',
  ),
};

type Part = 'client' | 'people' | 'message';
/** `client`: its company; `people`: their names. */
type Props = {
  action: string;
  title: string;
  titleMax: number;
  client: string | null;
  people: readonly string[];
  hasMessage: boolean;
};

/** Makes a package of another one, after it asked for a title and for what belongs to this client. */
export function CopyPackage({ action, title, titleMax, client, people, hasMessage }: Props) {
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  // a copy is one: staff untick what is for another client
  const parts: readonly (readonly [Part, string])[] = [
    ...(client ? [['client', fill(labels.client, { name: client })] as const] : []),
    ...(people.length > 0 ? [['people', fill(labels.people, { names: people.join(', ') })] as const] : []),
    ...(hasMessage ? [['message', labels.message] as const] : []),
  ];
  const ending = fill(labels.copyOf, { title: '' });
  return (
    <ServerAct
      act={action}
      body={(fields) => ({ title: fields.get('title'), keeps: fields.getAll('keeps') })}
      // loaded whole: the parts of this package's form, the dialog among them, are not those of the copy
      after="open"
      labels={labels}
    >
      <p>
        <TextInput
          label={labels.title}
          name="title"
          defaultValue={`${title.slice(0, titleMax - ending.length)}${ending}`}
          maxLength={titleMax}
        />
      </p>
      {parts.length > 0 && (
        <fieldset>
          <legend>{labels.keep}</legend>
          {parts.map(([part, label]) => (
            <p key={part}>
              <label>
                <input type="checkbox" name="keeps" value={part} defaultChecked /> {label}
              </label>
            </p>
          ))}
        </fieldset>
      )}
      <p>{labels.always}</p>
    </ServerAct>
  );
}
