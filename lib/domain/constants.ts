/** Business constants [S171.1]. The names carry the units. */

export const PREHOME_CLOSE_MS = 10_000;
export const PREHOME_SLIDE_MS = 2_500;
export const HOME_CAROUSEL_MS = 2_500;
export const GALLERY_SLIDE_MS = 1_000;
export const PAGE_FADE_MS = 800;
export const FADE_MS = 500;
export const FORM_RESET_MS = 2_500;
export const LANGUAGE_LOADING_MS = 600;
export const TOAST_MS = 3_200;
export const UNDO_MS = 10_000;

export const LIST_PAGE_SIZE = 20;
/** Full rows of two, three and four. */
export const FIND_PAGE_SIZE = 24;
export const LIST_TRIGGER_PX = 100;
export const LIST_MAX_TALENTS = 1_000;

/** Below it, or without an age, a talent is a minor (lib/domain/ages.ts). */
export const ADULT_AGE_YEARS = 18;

export {
  CAST_CATEGORY_ID,
  HIDDEN_DIVISION_CATEGORY_ID,
  MODELS_CATEGORY_ID,
} from '@passarela/contract/talent-lists';

export const FILE_NAME_MAX_CHARS = 20;
export const EXCERPT_MAX_CHARS = 74;

export const MEDIA_SWITCH_PX = 650;

export const FAVORITES_STORAGE_KEY = 'favorites';
export const QUOTES_STORAGE_KEY = 'queued-quotes';
export const UNITS_KEY = 'units';
export const INTRO_STORAGE_KEY = 'intro';
export const FAVORITES_MAX = 200;

export const VIDEO_EXTENSIONS = ['mp4', 'webm', 'ogg'] as const;
