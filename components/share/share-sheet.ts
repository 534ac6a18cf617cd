/** Whether a tap opens the system's own sheet: on phones and tablets that have one. */
export const hasShareSheet = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function';

/** Opens the system's sheet. False if the system refuses, as in-app browsers do, not if a person closes it. */
export const openShareSheet = (data: ShareData): Promise<boolean> =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
