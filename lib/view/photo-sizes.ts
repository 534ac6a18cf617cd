import { onPhone } from '@/lib/domain/on-phone';

/** The size of a portrait, for pictures whose own is not known. */
export const USUAL_SIZE = { width: 1200, height: 1600 };

type Drawn = { width: number; height: number; isPaired: boolean };

/** `sizes` of a gallery photo: the screen below the name, as wide as its column (profile-screen.module.scss). */
export function photoSizes({ width, height, isPaired }: Drawn): string {
  const ratio = width / height;
  const column = isPaired ? '50vw - 9rem' : '100vw - 18rem';
  const wide = `min(${column}, ${Math.round(ratio * 85)}vh - ${Math.round(ratio * 8)}rem)`;
  return `(min-width: 1024px) ${wide}, (max-height: 35rem) ${Math.round(ratio * 60)}vh, ${onPhone(94)}`;
}
