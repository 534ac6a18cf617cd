const line = () => Object(Reflect.get(navigator, 'connection'));

/** Whether the visitor asked for little data (Save-Data); browsers without `navigator.connection` never say so. */
export const savesData = (): boolean => line().saveData === true;

/** Whether what may be wanted next is fetched: not with Save-Data, and not on a line that the browser found slow. */
export const mayFetchAhead = (): boolean => !savesData() && (line().effectiveType ?? '4g') === '4g';

/** Whether large parts that few use may be fetched ahead too: only where the browser found the line fast. */
export const isFastLine = (): boolean => !savesData() && line().effectiveType === '4g';
