import { text } from '@passarela/contract/text';

/** The texts of a roster's import. `{n}`, `{total}` and `{name}` are filled in. */
export const WORDS = {
  title: text('Trazer um elenco', 'Bring a roster in'),
  about: text(
    'Uma planilha com uma linha por pessoa e, se houver, as fotos: num ZIP ou numa pasta. Todos entram como rascunho; nada vai para o site. Antes de entrar, você vê o que vai acontecer.',
    'A sheet with a line for each person and, if there are any, the photos: in a ZIP or a folder. Everybody comes in as a draft; nothing goes to the site. You see what will happen before it does.',
  ),
  table: text('Planilha (CSV ou XLSX)', 'Sheet (CSV or XLSX)'),
  photos: text('Fotos (ZIP ou várias fotos)', 'Photos (ZIP or several photos)'),
  folder: text('ou uma pasta com fotos', 'or a folder with photos'),
  choose: text('Escolher', 'Choose'),
  nothing: text('Nada escolhido', 'Nothing chosen'),
  chosen: text('{n} arquivos', '{n} files'),
  notRead: text(
    'Não deu para ler a planilha. Salve-a como CSV ou XLSX e escolha de novo.',
    'The sheet could not be read. Save it as CSV or XLSX and choose it again.',
  ),
  photosNotRead: text(
    'Não deu para ler as fotos. O ZIP pode estar incompleto ou ter senha.',
    'The photos could not be read. The ZIP may be incomplete or have a password.',
  ),
  reading: text('Lendo…', 'Reading…'),
  columns: text('O que cada coluna é', 'What each column is'),
  column: text('Coluna', 'Column'),
  meaning: text('O que é', 'Meaning'),
  example: text('Exemplo', 'Example'),
  ignored: text('— fica de fora', '— left out'),
  noName: text('Nenhuma coluna é o nome. Escolha qual é.', 'No column is the name. Choose which one is.'),
  check: text('Ver o que vai acontecer', 'See what will happen'),
  checking: text('Conferindo {n} de {total}', 'Checking {n} of {total}'),
  result: text('O que vai acontecer', 'What will happen'),
  willCome: text('Entram como rascunho: {n}', 'Come in as drafts: {n}'),
  willStay: text(
    'Já estão no painel, pelo código, e ficam como estão: {n}',
    'Are here by their code, and stay as they are: {n}',
  ),
  refused: text('Não entram: {n}', 'Do not come in: {n}'),
  photoCount: text('Fotos com dono: {n}', 'Photos with an owner: {n}'),
  missing: text(
    'Fotos que a planilha cita e não vieram: {n}',
    'Photos that the sheet names and that did not come: {n}',
  ),
  unused: text('Fotos sem dono, que ficam de fora: {n}', 'Photos without an owner, left out: {n}'),
  line: text('Linha {n}', 'Line {n}'),
  notes: text('O que não foi entendido', 'What was not understood'),
  start: text('Trazer', 'Bring in'),
  goOn: text('Continuar a importação interrompida', 'Go on with the interrupted import'),
  running: text('Trazendo: {n} de {total} pessoas', 'Bringing in: {n} of {total} people'),
  photosDone: text('{n} de {total} fotos', '{n} of {total} photos'),
  stayOpen: text(
    'Deixe esta página aberta. Se ela fechar ou a internet cair, escolha os mesmos arquivos e continue de onde parou.',
    'Leave this page open. If it closes or the network fails, choose the same files and go on from there.',
  ),
  stop: text('Parar', 'Stop'),
  stopped: text('Parado. O que entrou está no painel.', 'Stopped. What came in is here.'),
  finished: text('Pronto: {n} rascunhos criados.', 'Done: {n} drafts were made.'),
  see: text('Ver os rascunhos', 'See the drafts'),
  undo: text('Desfazer', 'Undo'),
  cancel: text('Cancelar', 'Cancel'),
  undoAbout: text(
    'Apaga o que esta importação criou. Quem foi mudado depois, ou já está no site, fica. Dá para desfazer por 24 horas.',
    'Deletes what this import made. Who was changed since, or is on the site, stays. It can be undone for 24 hours.',
  ),
  undoing: text('Desfazendo… faltam {n}', 'Undoing… {n} left'),
  undone: text('Desfeito. Nada desta importação ficou.', 'Undone. Nothing of this import is left.'),
  undoneBut: text(
    'Desfeito. Ficaram, porque mudaram depois: {name}',
    'Undone. These stay, because they changed since: {name}',
  ),
  failed: text(
    'O painel não respondeu. Tente de novo: nada entra duas vezes.',
    'The panel did not answer. Try again: nothing comes in twice.',
  ),
  again: text('Trazer outro elenco', 'Bring another roster in'),
};
export type Words = Record<keyof typeof WORDS, string>;
