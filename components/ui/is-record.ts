/** Whether a value of unknown origin, as local storage gives it, is an object with names and values. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
