import { UNITS_STORAGE_KEY } from '../../domain/constants.ts';

/** Measures stand in the units chosen in this browser from the first frame on, and follow the choice. */
export function followUnits(): void {
  let chosen = '';
  const show = () => {
    const { dataset } = document.documentElement;
    try {
      chosen = localStorage[UNITS_STORAGE_KEY] || chosen;
    } catch {
      // The choice counts for this page.
    }
    if (chosen) dataset.ownUnits = chosen;
    dataset.units = chosen || 'br';
  };
  show();
  for (const type of ['pageshow', 'storage']) addEventListener(type, show);
  addEventListener(
    'input',
    ({ target }) => {
      const select = target as HTMLSelectElement;
      if (select.name !== 'units') return;
      chosen = select.value;
      try {
        localStorage[UNITS_STORAGE_KEY] = chosen;
      } finally {
        show();
      }
    },
    true,
  );
}
