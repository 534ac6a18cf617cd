import { FAVORITES_STORAGE_KEY } from '../../domain/constants.ts';

/** The stored favorites with those of these buttons, whose name and value say what favorites keep of a talent. */
export function withHearts(stored: string | undefined, hearts: Iterable<HTMLButtonElement>): string {
  const favorites: Record<string, unknown> = JSON.parse(stored || '{}');
  for (const { name, value } of hearts) {
    const [id = '', section, gender, cover] = value.split(' ');
    favorites[id] ??= { id: +id, name, section, gender, cover };
  }
  return JSON.stringify(favorites);
}

/** Saves hearts (values with spaces) pressed before the page listens, each once: what is removed elsewhere stays so. */
export function saveHearts(): void {
  const hearts = document.querySelectorAll<HTMLButtonElement>('[value*=" "][data-tapped=""]');
  if (!hearts[0]) return;
  try {
    localStorage[FAVORITES_STORAGE_KEY] = withHearts(localStorage[FAVORITES_STORAGE_KEY], hearts);
    for (const { dataset } of hearts) dataset.tapped = 'saved';
  } catch {
    // No storage, or a full one: hearts are lost with the page.
  }
}
