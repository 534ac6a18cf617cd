/** Payload's words for the trash, if ours are plainer. `{{label}}` is its word for one or several entries. */
const pt = {
  general: {
    trash: 'Lixeira',
    noTrashResults: 'A lixeira de {{label}} está vazia.',
    aboutToTrash:
      'Mover <1>{{title}}</1> para a lixeira? Sai agora do site e dos pacotes de clientes; se algo ainda depende disto, o painel não move e diz o quê. Por 30 dias (candidaturas: 7) dá para restaurar; depois some para sempre.',
    aboutToTrashCount: 'Mover para a lixeira: {{count}} {{label}}?',
    titleTrashed: '“{{title}}” está na lixeira.',
    trashedCountSuccessfully: 'Na lixeira: {{count}} {{label}}.',
    permanentlyDelete: 'Apagar para sempre',
    aboutToPermanentlyDelete: 'Apagar <1>{{title}}</1> para sempre? Isto não pode ser desfeito.',
    aboutToPermanentlyDeleteTrash:
      'Apagar para sempre <0>{{count}}</0> <1>{{label}}</1> da lixeira? Isto não pode ser desfeito.',
    permanentlyDeletedCountSuccessfully: 'Apagado para sempre: {{count}} {{label}}.',
    titleDeleted: '“{{title}}” foi apagado para sempre.',
    emptyTrash: 'Esvaziar a lixeira',
    emptyTrashLabel: 'Esvaziar a lixeira de {{label}}',
    documentIsTrashed: 'Está na lixeira: só dá para ler.',
    deletedAt: 'Na lixeira desde',
    deleted: 'Na lixeira desde',
    restore: 'Restaurar',
    restoring: 'Restaurando…',
    confirmRestoration: 'Restaurar',
    aboutToRestore:
      'Restaurar <1>{{title}}</1>? Volta como estava; o que estava publicado volta ao site. Um menor a quem falta algo na ficha volta como rascunho. Uma foto que foi trocada volta só à lista de arquivos: escolha-a de novo na ficha.',
    aboutToRestoreCount:
      'Restaurar {{count}} {{label}}? O que estava publicado volta ao site; um menor a quem falta algo na ficha volta como rascunho.',
    restoredCountSuccessfully: 'Restaurado: {{count}} {{label}}.',
    titleRestored: '“{{title}}” está de volta.',
  },
};

const en = {
  general: {
    noTrashResults: 'The trash of {{label}} is empty.',
    aboutToTrash:
      'Move <1>{{title}}</1> to the trash? What is on the site, or in selections of clients, leaves them now. For 30 days (applications: 7) it can be restored; then it is deleted for good.',
    titleTrashed: '“{{title}}” is in the trash.',
    permanentlyDelete: 'Delete for good',
    aboutToPermanentlyDelete: 'Delete <1>{{title}}</1> for good? This cannot be undone.',
    titleDeleted: '“{{title}}” was deleted for good.',
    documentIsTrashed: 'It is in the trash: it can only be read.',
    deletedAt: 'In the trash since',
    deleted: 'In the trash since',
    aboutToRestore:
      'Restore <1>{{title}}</1>? It comes back as it was; what was published returns to the site. A minor without a guardian in the entry comes back as a draft. A picture that was replaced returns to the list of files only: choose it in the entry again.',
    aboutToRestoreCount:
      'Restore {{count}} {{label}}? What was published returns to the site; a minor without a guardian in the entry comes back as a draft.',
    titleRestored: '“{{title}}” is back.',
  },
};

export const trashTexts = { pt, en };
