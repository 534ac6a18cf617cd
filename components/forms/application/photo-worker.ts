import { HEIC_TYPE, PHOTO_MAX_BYTES } from '@passarela/contract/limits';
import { PHOTO_SIDE_PX } from '@/lib/domain/form-constants';
import { photoAsItIs, photoError, photoType, type ReadyPhoto } from '@/lib/forms/photo-header';
import { isCanvasExact } from './is-canvas-exact';

const QUALITY = 0.86;
/** More than any camera writes for the pixels that we take; a phone has it in memory while it shrinks. */
const FILE_MAX_BYTES = 80 * 1024 * 1024;

/** The photo as a smaller JPEG; null if the browser's canvas changes pixels. */
async function shrink(file: File): Promise<Blob | null> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, PHOTO_SIDE_PX / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  if (!isCanvasExact(context)) {
    image.close();
    return null;
  }
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

type Job = { file: File; takesHeic: boolean };

async function answer({ file, takesHeic }: Job): Promise<ReadyPhoto> {
  if (file.size > FILE_MAX_BYTES) return { error: 'photoTooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const error = photoError(bytes, { maxBytes: FILE_MAX_BYTES });
  if (error) return { error };
  try {
    const blob = await shrink(file);
    if (!blob) return photoAsItIs(file, bytes, takesHeic);
    return blob.size > PHOTO_MAX_BYTES ? { error: 'photoTooLarge' } : { blob };
  } catch {
    // Safari opens a HEIC, others do not
    return photoType(bytes) === HEIC_TYPE ? photoAsItIs(file, bytes, takesHeic) : { error: 'photoBroken' };
  }
}

self.addEventListener('message', async (event: MessageEvent<Job>) =>
  self.postMessage(await answer(event.data)),
);
