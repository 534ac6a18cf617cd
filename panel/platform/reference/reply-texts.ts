import { text } from '@passarela/contract/text';

export const REPLY_TEXTS = {
  accepted: text(
    'Olá, {nome}!\n\nGostamos muito da sua candidatura e queremos conhecer você melhor. Responda a este e-mail com os dias e horários em que podemos conversar. Quem tem menos de 18 anos conversa conosco junto com o responsável.\n\nA agência nunca cobra taxa de candidatura.\n\n{agência}',
    'Hello, {name}!\n\nWe liked your application very much and would like to get to know you better. Please answer this e-mail with days and times when we can talk. Anybody under 18 talks to us together with their guardian.\n\nThe agency never charges an application fee.\n\n{agency}',
  ),
  declined: text(
    'Olá, {nome}!\n\nObrigado pela sua candidatura e pelo seu interesse. Olhamos tudo com cuidado e, neste momento, não vamos seguir adiante. Isso não é um julgamento sobre você: procuramos perfis diferentes a cada época.\n\nDesejamos tudo de bom no seu caminho.\n\n{agência}',
    'Hello, {name}!\n\nThank you for your application and your interest. We looked at everything with care and will not go on at this time. This is no judgement of you: we look for different profiles at different times.\n\nWe wish you all the best.\n\n{agency}',
  ),
};

export type Reply = keyof typeof REPLY_TEXTS;

/** A text with the words of both languages that stand for a name put in. */
export const fillReply = (template: string, { name, agency }: { name: string; agency: string }): string =>
  template.replace(/\{(?:nome|name)\}/gi, () => name).replace(/\{(?:ag[êe]ncia|agency)\}/gi, () => agency);
