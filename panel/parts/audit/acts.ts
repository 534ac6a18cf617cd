import { type Text, text } from '@passarela/contract/text';

/** The recorded acts, in staff's words. */
export const ACTS = {
  create: text('Criou', 'Created'),
  save: text('Salvou', 'Saved'),
  publish: text('Publicou', 'Published'),
  unpublish: text('Tirou de publicado', 'Unpublished'),
  trash: text('Moveu para a lixeira', 'Moved to the trash'),
  restore: text('Trouxe da lixeira', 'Restored'),
  version: text('Voltou a uma versão', 'Went back to a version'),
  bulk: text('Mudou com outras, de uma vez', 'Changed with others, at once'),
  delete: text('Apagou', 'Deleted'),
  retention: text('Prazo vencido', 'End of its period'),
  sent: text('Enviou ao cliente', 'Sent to the client'),
  send: text('Chegou pelo site', 'Came through the site'),
  export: text('Exportou', 'Exported'),
  photo: text('Abriu foto de menor', 'Opened a photo of a minor'),
  takedown: text('Tirou do ar', 'Took down'),
  device: text('Entrou de um aparelho novo', 'Signed in from a new device'),
};

const GONE = text('não existe mais', 'no longer exists');
const NOBODY = text('pessoa excluída', 'deleted person');
/** Records keep no name of a person who is deleted for good: the collections of people. */
const PEOPLE = ['talents', 'users', 'clients', 'applications', 'quotes', 'messages'];

/** The text of a record in place of a deleted name. */
export const deletedName = (slug: string): Text => (PEOPLE.includes(slug) ? NOBODY : GONE);
