import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { isMailOn } from '../../platform/mail/is-on.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { env } from '../../platform/settings/env.ts';
import { savedPackage } from '../links.ts';
import { AnswersTable } from './answers-table.tsx';

const WORDS = {
  heading: text('Respostas', 'Answers'),
  talent: text('Talento', 'Talent'),
  nobody: text('Ninguém respondeu ainda.', 'Nobody has answered yet.'),
  loading: text('Lendo as respostas…', 'Reading the answers…'),
  yes: text('Sim', 'Yes'),
  maybe: text('Talvez', 'Maybe'),
  no: text('Não', 'No'),
  sent: text('enviou', 'sent'),
  draft: text('ainda não enviou', 'not sent yet'),
  unsent: text('Não enviado:', 'Not sent:'),
  nothing: text('sem resposta', 'no answer'),
  next: text('Próximo passo', 'Next step'),
  on_hold: text('Reserva para outro cliente', 'On hold for another client'),
  reserved: text('Reserva para este cliente', 'On hold for this client'),
  sheet: text('Respostas em planilha', 'Answers as a sheet'),
  late: text(
    'Desde {at} não deu para ler as respostas: pode haver mais novas. O painel tenta de novo sozinho.',
    'Since {at} the answers could not be read: there may be newer ones. The panel tries again by itself.',
  ),
};
const HOLDS = ['on_hold', 'reserved'] as const;
const OPENS = {
  opened: text('Quem abriu', 'Opened by'),
  notOpened: text('Ninguém abriu ainda.', 'Nobody has opened it yet.'),
  anybody: text('Sem nome', 'Without a name'),
  phone: text('celular', 'phone'),
  tablet: text('tablet', 'tablet'),
  computer: text('computador', 'computer'),
};
const MERGE = {
  start: text('Juntar duas pessoas', 'Merge two people'),
  question: text('Quais duas são a mesma pessoa?', 'Which two are the same person?'),
  answers: text('respostas: {count}', 'answers: {count}'),
  after: text(
    'As respostas das duas ficam juntas sob um nome, e os dois aparelhos passam a ver as mesmas. Não dá para separar depois.',
    'The answers of both are together under one name, and both devices see the same ones. They cannot be parted later.',
  ),
  two: text('Marque as duas fichas que são da mesma pessoa.', 'Mark the two rows that are the same person.'),
  differ: text(
    'Responderam diferente sobre: {names}. De cada um vale só a resposta mais nova.',
    'They differ about: {names}. Of each only the newest answer counts.',
  ),
  confirm: text('Juntar', 'Merge'),
  cancel: text('Cancelar', 'Cancel'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
};

/** Above the form of a package: its talents and who answered what, as it comes in. */
export const PackageAnswers: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const stored = savedPackage(data);
  if (!stored || stored.talents.length === 0) return null;
  const { docs } = await payload.find({
    collection: 'talents',
    where: { id: { in: stored.talents } },
    select: { name: true },
    depth: 0,
    trash: true,
    pagination: false,
  });
  const language = languageOf(i18n);
  const names = new Map(docs.map(({ id, name }) => [id, name]));
  return (
    <AnswersTable
      source={`/cms-api/packages/${stored.id}/answers`}
      acts={`/cms-api/packages/${stored.id}`}
      sendsMail={isMailOn(env())}
      talents={stored.lines.map(({ talent: id, availability }) => ({
        ...{ id, name: names.get(id) ?? String(id), hold: HOLDS.find((one) => one === availability) ?? null },
      }))}
      labels={{
        ...inLanguage(WORDS, language),
        opens: inLanguage(OPENS, language),
        merge: inLanguage(MERGE, language),
      }}
    />
  );
};
