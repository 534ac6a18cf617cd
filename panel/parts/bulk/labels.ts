import { text } from '@passarela/contract/text';

/** Why a field, or many entries, are not changed this way. */
export const notYours = (name: string) =>
  text(`Você não pode mudar “${name}”.`, `You cannot change “${name}”.`);

export const ONE_BY_ONE = text(
  'Várias de uma vez se mudam pela lista do painel, que pede o número delas.',
  'Several at once are changed from the panel’s list, which asks for their number.',
);
