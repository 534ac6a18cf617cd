import type { CollectionBeforeChangeHook } from 'payload';
import { isSameValue } from '../../parts/bulk/same-value.ts';
import type { Media } from '../../platform/db/payload-types.ts';

const MIDDLE = 50;

/**
 * A new file in the place of a picture shows somebody else: the old description goes, if the save does not bring
 * another, and the focal point is the middle, if it was not chosen anew. Turned or cut, it is the same picture.
 */
export const forgetOldFile: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || req.context.isNewFile !== true || !originalDoc) return data;
  const isOldText = isSameValue(undefined, data.alt ?? originalDoc.alt, originalDoc.alt);
  const [x, y] = [data.focalX ?? originalDoc.focalX, data.focalY ?? originalDoc.focalY];
  const isOldFocus = x === originalDoc.focalX && y === originalDoc.focalY;
  return {
    ...data,
    replaced_at: new Date().toISOString(),
    ...(isOldText && { alt: { pt: null, en: null } }),
    ...(isOldFocus && { focalX: MIDDLE, focalY: MIDDLE }),
  };
};
