import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { colleagues } from '../colleagues.ts';
import { MentionChoice } from './mention-choice.tsx';

const LABELS = {
  label: text('Chamar alguém na anotação', 'Mention somebody in the note'),
  choose: text('Escolher…', 'Choose…'),
  explain: text(
    'Com @ e o nome, a pessoa vê a anotação no início do painel dela até ser arquivada.',
    'With @ and the name, the person sees the note on their dashboard until the entry is archived.',
  ),
};

/** Puts a colleague's name into the staff notes; the colleague's dashboard lists the entry. */
export const Mention: UIFieldServerComponent = async ({ i18n, payload, user }) => {
  const others = (await colleagues(payload)).filter(({ id }) => id !== user?.id);
  if (others.length === 0) return null;
  return <MentionChoice people={others} labels={inLanguage(LABELS, languageOf(i18n))} />;
};
