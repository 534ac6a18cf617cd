/** Payload's words around our views of versions, as staff would say them. */
export const HISTORY_TEXTS = {
  pt: {
    version: {
      version: 'Versão',
      versions: 'Histórico',
      viewingVersion: 'Versão de {{documentTitle}}',
      viewingVersionGlobal: 'Versão de {{entityLabel}}',
      viewingVersions: 'Histórico de {{documentTitle}}',
      viewingVersionsGlobal: 'Histórico de {{entityLabel}}',
    },
  },
  en: { version: { versions: 'History' } },
};
