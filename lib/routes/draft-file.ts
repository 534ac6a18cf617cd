const PARAMETER = 'draft';

/** A draft's file, which the public may not have: its path with the panel's signature. */
export const draftFile = (path: string, signature: string): string =>
  `${path}?${PARAMETER}=${encodeURIComponent(signature)}`;

/** Such a file is shown as it is: an optimizer stores its results. */
export const isDraftFile = (url: string): boolean => URL.parse(url)?.searchParams.has(PARAMETER) ?? false;
