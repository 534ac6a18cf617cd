import { writeImageFiles } from './lib/image-files.ts';

/** `node scripts/images.ts`, after both builds: what deploy/container/Containerfile puts into the images (docs/operations.md). */
await writeImageFiles();
