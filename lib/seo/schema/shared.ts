import type { ImageObject } from 'schema-dts';
import { mediaUrl } from '@/lib/routes/media';

const PIXEL = 'E37';
const pixels = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: PIXEL }) as const;

export const imageSchema = (
  file: string,
  { width, height }: { width: number | null; height: number | null },
): ImageObject => ({
  '@type': 'ImageObject',
  contentUrl: mediaUrl(file),
  url: mediaUrl(file),
  ...(width ? { width: pixels(width) } : {}),
  ...(height ? { height: pixels(height) } : {}),
});
