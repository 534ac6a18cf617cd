const NOTICE = /^(Successfully saved|Failed to save) (\d+) files$/;

/** A notice of the bulk upload in Portuguese; any other as it is. */
export function inPortuguese<T>(message: T): T | string {
  const [, what, count] = typeof message === 'string' ? (NOTICE.exec(message) ?? []) : [];
  if (!what) return message;
  const isOne = count === '1';
  if (what === 'Successfully saved') return isOne ? '1 arquivo salvo' : `${count} arquivos salvos`;
  return isOne
    ? '1 arquivo não foi salvo: o motivo está ao lado'
    : `${count} arquivos não foram salvos: os motivos estão ao lado`;
}
