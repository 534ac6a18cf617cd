/** The keys of the editor's groups, which Payload speaks as they are: "add dropdown". */
const GROUPS: Record<string, string> = {
  add: 'Inserir',
  text: 'Tipo de texto',
  align: 'Alinhar',
  indent: 'Recuar',
};

/** Labels of the editor's links, blocks and tables, and of a file's address. */
const EDITOR: Record<string, string> = {
  'Edit link': 'Editar link',
  'Remove link': 'Tirar o link',
  'Drag to move': 'Arraste para mover',
  'Insert Paragraph': 'Inserir parágrafo',
  'Add block': 'Inserir',
  'Copy URL': 'Copiar endereço',
};

const ROLES: Record<string, string> = { sortable: 'item ordenável', draggable: 'item arrastável' };

/** A label that Payload and its parts wrote into their code in English, in Portuguese; any other as it is. */
export function translateLabel(label: string): string {
  if (label === 'Close toast') return 'Fechar aviso';
  if (label.startsWith('Notifications ')) return 'Avisos';
  const [, group = ''] = /^(\w+) dropdown$/.exec(label) ?? [];
  return GROUPS[group] ?? EDITOR[label] ?? ROLES[label] ?? label;
}
