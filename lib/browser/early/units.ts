import { UNITS_STORAGE_KEY } from '../../domain/constants.ts';

/** Measures stand in the units chosen in this browser from the first frame on, and follow the choice. */
export function followUnits(): void {
  const { dataset } = document.documentElement;
  const show = () => {
    try {
      dataset.units = localStorage[UNITS_STORAGE_KEY] || 'br';
    } catch {
      dataset.units ||= 'br';
    }
  };
  show();
  addEventListener('pageshow', show);
  addEventListener('storage', show);
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLSelectElement) || target.name !== 'units') return;
      dataset.units = target.value;
      try {
        localStorage[UNITS_STORAGE_KEY] = target.value;
      } catch {
        // The choice counts for this page.
      }
    },
    true,
  );
}
