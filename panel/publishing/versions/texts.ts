/** Payload's words of versions, as staff would say them. */
export const HISTORY_TEXTS = {
  pt: {
    version: {
      version: 'Versão',
      versions: 'Histórico',
      versionID: 'Número',
      compareVersions: 'Comparar',
      comparingAgainst: 'Antes',
      currentlyViewing: 'Esta versão',
      modifiedOnly: 'Só o que mudou',
      previousVersion: 'A anterior',
      // Payload's word for every stored state of a collection without drafts
      previouslyPublished: 'Estado guardado',
      specificVersion: 'Outra versão',
      moreVersions: 'Mais versões…',
      restoreThisVersion: 'Voltar a esta versão',
      restoring: 'Voltando…',
      restoredSuccessfully: 'Voltou a ser como era.',
      confirmVersionRestoration: 'Voltar a esta versão',
      problemRestoringVersion: 'Não deu certo, e nada mudou. Tente de novo.',
      aboutToRestore:
        'Tudo volta a ser como nesta versão, menos se está no ar ou não. O estado de agora continua no histórico.',
      aboutToRestoreGlobal: 'Tudo volta a ser como nesta versão. O estado de agora continua no histórico.',
      selectVersionToCompare: 'Escolha a versão para comparar',
      viewingVersion: 'Versão de {{documentTitle}}',
      viewingVersionGlobal: 'Versão de {{entityLabel}}',
      viewingVersions: 'Histórico de {{documentTitle}}',
      viewingVersionsGlobal: 'Histórico de {{entityLabel}}',
    },
  },
  en: {
    version: {
      versions: 'History',
      restoreThisVersion: 'Go back to this version',
      previouslyPublished: 'Stored state',
    },
  },
};
