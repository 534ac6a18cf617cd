/** Payload's Portuguese writes A Capital In Each Word; Portuguese sentences have one. */
export const SMALL_LETTERS = {
  pt: {
    authentication: {
      confirmGeneration: 'Confirmar',
      confirmPassword: 'Confirmar senha',
      forceUnlock: 'Desbloquear',
      lockUntil: 'Bloqueada até',
      newPassword: 'Senha nova',
      passed: 'Você entrou',
      resetYourPassword: 'Escolher uma senha nova',
    },
    error: {
      incorrectCollection: 'Lista errada',
    },
    fields: {
      addLink: 'Adicionar link',
      editLink: 'Editar link',
      showAll: 'Mostrar tudo',
    },
    general: {
      addFilter: 'Adicionar filtro',
      clearAll: 'Limpar tudo',
      columnToSort: 'Coluna para ordenar',
      moveDown: 'Mover para baixo',
      moveUp: 'Mover para cima',
      newPassword: 'Senha nova',
      notFound: 'Não encontrado',
      saveChanges: 'Salvar alterações',
      upcomingEvents: 'Próximos eventos',
      noResultsFound: 'Nada encontrado.',
      or: 'ou',
      perPage: 'Por página: {{limit}}',
    },
  },
  en: {},
};
