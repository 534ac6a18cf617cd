import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { AnswersTable } from './answers-table.tsx';
import { savedPackage } from './saved-package.ts';

const WORDS = {
  heading: text('Respostas', 'Answers'),
  talent: text('Talento', 'Talent'),
  nobody: text('Ninguém respondeu ainda.', 'Nobody has answered yet.'),
  yes: text('Sim', 'Yes'),
  maybe: text('Talvez', 'Maybe'),
  no: text('Não', 'No'),
  sent: text('enviou', 'sent'),
  draft: text('ainda não enviou', 'not sent yet'),
  late: text('Sem conexão: a tabela pode estar atrasada.', 'No connection: the table may be late.'),
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
  const names = new Map(docs.map(({ id, name }) => [id, name]));
  return (
    <AnswersTable
      source={`/cms-api/packages/${stored.id}/answers`}
      talents={stored.talents.map((id) => ({ id, name: names.get(id) ?? String(id) }))}
      labels={inLanguage(WORDS, languageOf(i18n))}
    />
  );
};
