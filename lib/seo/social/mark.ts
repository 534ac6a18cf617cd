import { MARK } from '@/lib/domain/mark';

export const markSvg = (sizePx: number, color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 32 32"><path fill="${color}" d="${MARK}"/></svg>`,
  );
