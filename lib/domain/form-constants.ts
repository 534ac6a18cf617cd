// Constants of forms, which most pages do not load.
export const PHONE_MASK = '+## (##) #####-####';
export const IMAGE_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const;
/** The longer side of an application's photo as the page's script sends it. */
export const PHOTO_SIDE_PX = 2_000;
