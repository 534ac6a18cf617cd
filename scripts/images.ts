import { writeImageFiles } from './lib/image-files.ts';

/**
 * `node scripts/images.ts`, after both builds: the content of deploy/container/Containerfile's images
 * (docs/operations.md).
 */
await writeImageFiles();
