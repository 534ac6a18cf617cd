// Swedish writes moments as the contract does: 2026-11-21 04:50:00
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment as posts carry it: `yyyy-MM-dd HH:mm:ss`, America/Sao_Paulo (CONTRACT, Rules). */
export const localTime = (iso: string): string => format.format(new Date(iso));
