// Constants of forms, which most pages do not load.
export const PHONE_MASK = '+## (##) #####-####';
export const IMAGE_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const;
// by its endings too: Windows knows no type of a HEIC
export const HEIC_NAMES = ['image/heic', 'image/heif', '.heic', '.heif'] as const;
/** The longer side of an application's photo as the page's script sends it. */
export const PHOTO_SIDE_PX = 2_000;
