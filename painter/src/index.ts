export { cast } from './casting.ts';
export type { Gender, Person } from './figure/person.ts';
export { SCENES } from './scenes/catalogue.ts';
export { type Job, type JobResult, paint, type SceneFormat } from './studio/job.ts';
export type { StoredFile, StoredPicture } from './studio/media-file.ts';
export { paintAll } from './studio/pool.ts';
