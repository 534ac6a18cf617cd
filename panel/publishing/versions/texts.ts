/** Payload's words of versions that its tabs and titles say, as staff would say them; the screens are ours. */
export const HISTORY_TEXTS = {
  pt: {
    version: {
      version: 'Versão',
      versions: 'Histórico',
      restoredSuccessfully: 'Voltou a ser como era.',
      viewingVersion: 'Versão de {{documentTitle}}',
      viewingVersionGlobal: 'Versão de {{entityLabel}}',
      viewingVersions: 'Histórico de {{documentTitle}}',
      viewingVersionsGlobal: 'Histórico de {{entityLabel}}',
    },
  },
  en: { version: { versions: 'History' } },
};
