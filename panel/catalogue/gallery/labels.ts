import { text } from '@passarela/contract/text';

/** The texts of galleries. `{n}`, `{total}` and `{name}` are filled in. */
export const LABELS = {
  add: text('Adicionar fotos', 'Add photos'),
  pick: text('Escolher entre as que já estão aqui', 'Choose from those that are here'),
  dropHere: text('ou arraste fotos para cá', 'or drag photos here'),
  photo: text('Foto {n} de {total}', 'Photo {n} of {total}'),
  choose: text('Marcar foto {n}', 'Mark photo {n}'),
  before: text('Mover foto {n} para antes', 'Move photo {n} before'),
  after: text('Mover foto {n} para depois', 'Move photo {n} after'),
  movedTo: text('Agora é a foto {n} de {total}.', 'It is photo {n} of {total} now.'),
  cover: text('Capa', 'Cover'),
  useAsCover: text('Usar como capa', 'Use as cover'),
  isCover: text('A capa é a foto {n}. Salve para guardar.', 'The cover is photo {n}. Save to keep it.'),
  edit: text('Recortar e descrever foto {n}', 'Crop and describe photo {n}'),
  remove: text('Remover foto {n} daqui', 'Remove photo {n} from here'),
  noneChosen: text('Toque em uma foto para escolher.', 'Tap a photo to choose it.'),
  chosen: text('Fotos marcadas: {n}', 'Photos marked: {n}'),
  moveTo: text('Mover para {name}', 'Move to {name}'),
  first: text('Para o começo', 'To the beginning'),
  turn: text('Girar', 'Rotate'),
  turning: text('Girando…', 'Rotating…'),
  notTurned: text('Não deu para girar todas. Tente de novo.', 'Not all could be rotated. Try again.'),
  takeOut: text('Remover daqui', 'Remove from here'),
  all: text('Marcar todas', 'Mark all'),
  none: text('Desmarcar', 'Unmark'),
  changed: text('Salve para guardar.', 'Save to keep it.'),
  inTrash: text('na lixeira', 'in the trash'),
  unknown: text('não disponível', 'not available'),
  undescribed: text('sem descrição', 'no description'),
  undescribedCount: text('Fotos sem descrição: {n}.', 'Photos without a description: {n}.'),
  describeNext: text('Descrever a próxima', 'Describe the next one'),
  takenDown: text('fora do ar', 'taken down'),
  empty: text('Ainda não há fotos aqui.', 'No photos here yet.'),
  files: text('Fotos escolhidas: {n}', 'Photos chosen: {n}'),
  withSave: text('Elas entram ao salvar, ou já:', 'They come in with the save, or now:'),
  describe: text(
    'Uma descrição para todas, para quem não vê (opcional)',
    'One description for all, for those who cannot see (optional)',
  ),
  describeEn: text('A mesma em inglês (opcional)', 'The same in English (optional)'),
  send: text('Enviar', 'Upload'),
  cancel: text('Cancelar', 'Cancel'),
  sending: text('Enviando {n} de {total}', 'Uploading {n} of {total}'),
  sent: text('Fotos enviadas: {n}. Salve para guardar.', 'Photos uploaded: {n}. Save to keep them.'),
  refused: text('Não entraram:', 'Not taken:'),
  noAnswer: text('sem resposta; tente de novo', 'no answer; try again'),
  search: text('Buscar por nome ou descrição', 'Search by name or description'),
  more: text('Mais fotos', 'More photos'),
  ofTalent: text('Deste talento', 'Of this talent'),
  others: text('Outras', 'Others'),
  take: text('Colocar na galeria', 'Put into the gallery'),
  nothing: text('Nada encontrado.', 'Nothing found.'),
};
export type Labels = Record<keyof typeof LABELS, string>;

/** The names of the galleries, as its fields carry them. */
export const GALLERIES = {
  book: text('Book', 'Book'),
  snap: text('Polaroids (snaps)', 'Digitals (snaps)'),
  compo: text('Composite', 'Composite'),
};
export type GalleryName = keyof typeof GALLERIES;
