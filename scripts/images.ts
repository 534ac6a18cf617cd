import { writeImageFiles } from './lib/image-files.ts';

/** `node scripts/images.ts`, after both builds: writes the content of the images (docs/operations.md). */
await writeImageFiles();
