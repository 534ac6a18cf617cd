type Line = { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    /** In Firefox and Safari there is none. */
    readonly connection?: Line;
  }
}

const line = (): Line => navigator.connection ?? {};

/** Whether the visitor wants little data (Save-Data). */
export const savesData = (): boolean => line().saveData === true;

/** Whether to prefetch: not with Save-Data, and not on a line that the browser found slow. */
export const mayFetchAhead = (): boolean => !savesData() && !/[23]g/.test(line().effectiveType ?? '');
