import { text } from '@passarela/contract/text';

/** Warnings that staff say they have read before a client sees the talent: a child is not sent in one click. */
export const GRAVE = ['minor', 'undated', 'permit', 'applied'] as const;
export type Grave = (typeof GRAVE)[number];

/** Beside the warnings of who is hidden until staff have read them. */
export const UNREAD = text('ainda não aparece para o cliente', 'the client does not see this person yet');

/** The warnings about a talent, for staff, before a client sees it. */
export const WARNING_TEXTS = {
  trash: text('está na lixeira: não aparece', 'is in the trash: not in the package'),
  taken: text(
    'retirado do ar: o cliente não vê quem é (desmarque na linha para mostrar de novo)',
    'taken down: the client does not see who it is (untick it in the line to show it again)',
  ),
  draft: text('rascunho: não está no site', 'a draft: not on the site'),
  abroad: text(
    'não pode ir ao exterior: o pacote não salva assim',
    'may not be sent abroad: the package cannot be saved so',
  ),
  consent: text(
    'menor, não pode ir ao exterior: faltam na ficha a marca “Pode ser enviado ao exterior” ou a autorização do responsável',
    'a minor, may not be sent abroad: in the entry the tick “May be sent abroad” or the guardian’s consent is missing',
  ),
  minor: text('menor de idade', 'a minor'),
  undated: text(
    'sem data de nascimento: conta como menor até alguém preencher a data na ficha',
    'without a birthdate: counts as a minor until somebody enters the date in the entry',
  ),
  guardian: text(
    'falta na ficha o responsável (nome, e telefone ou e-mail): nenhum cliente vê, e não entra em pacote',
    'the guardian is missing in the entry (name, and phone number or e-mail): no client sees this person, and no package takes them',
  ),
  permit: text('sem autorização (alvará) válida', 'without a valid work permit'),
  applied: text(
    'veio de uma candidatura e ainda não foi ao ar',
    'came as an application and was never on the site',
  ),
  hold: text('em reserva', 'on hold'),
  sent: text('já está em outro pacote deste cliente', 'is in another package of this client already'),
};
export type Warning = keyof typeof WARNING_TEXTS;
