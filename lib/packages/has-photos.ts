import type { ClientPackage } from '../backend/answers/package.ts';

/** Whether a package gives any photo away. */
export const hasPhotos = ({ downloads, talents }: Pick<ClientPackage, 'downloads' | 'talents'>): boolean =>
  downloads !== 'none' && talents.some(({ offersPhotos, pictures }) => offersPhotos && pictures.length > 0);
