/** The agency's name as the head of the loaded page says it; empty if it does not. */
export const agencyOfPage = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
