type Line = { saveData?: boolean; effectiveType?: string };

/** What the browser tells of the line: in Firefox and Safari nothing. */
const line = (): Line => (navigator as Navigator & { connection?: Line }).connection ?? {};

/** Whether the visitor asked for little data (Save-Data). */
export const savesData = (): boolean => line().saveData === true;

/** Whether what may be wanted next is fetched: not with Save-Data, and not on a line that the browser found slow. */
export const mayFetchAhead = (): boolean => !savesData() && !/[23]g/.test(line().effectiveType ?? '');
