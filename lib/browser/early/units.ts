import { UNITS_KEY } from '../../domain/constants.ts';

/** Measures stand in the units chosen here, in English else in the region's, from the first frame on. */
export function followUnits(): void {
  let chosen = '';
  const show = (event?: Event) => {
    const { dataset, lang } = document.documentElement;
    const select = event?.target as HTMLSelectElement | undefined;
    try {
      if (select?.name === 'units') {
        chosen = select.value;
        localStorage[UNITS_KEY] = chosen;
      }
      chosen = localStorage[UNITS_KEY] || chosen;
    } catch {
      // The choice counts for this page.
    }
    const ofRegion: Partial<Record<string, string>> = { 'en-US': 'us', 'en-GB': 'uk' };
    dataset.ownUnits = chosen;
    dataset.units = chosen || ofRegion[lang + navigator.language.slice(-3)] || 'br';
  };
  show();
  for (const type of ['pageshow', 'storage', 'input']) addEventListener(type, show, true);
}
