import { seedOf } from '../engine/random.ts';
import type { Person } from '../figure/person.ts';
import { print } from '../finish.ts';
import { portfolio } from '../portfolio.ts';
import { SCENES } from '../scenes/catalogue.ts';
import { stageScene } from '../scenes/editorial.ts';
import { render } from '../shots.ts';
import { compositeCard } from './composite.ts';
import { type Pixels, type StoredPicture, savePicture } from './media-file.ts';

export type SceneFormat = 'wide' | 'tall' | 'square' | 'cover';

/** Work for one helper: all pictures of a talent, or one editorial picture. */
export type Job =
  | {
      readonly kind: 'talent';
      readonly key: string;
      readonly stem: string;
      readonly person: Person;
      readonly withComposite: boolean;
    }
  | {
      readonly kind: 'scene';
      readonly key: string;
      readonly scene: keyof typeof SCENES;
      readonly format: SceneFormat;
    };

/** Pictures by slot ("book-1", "snap-2", "compo-1", or the scene's format). */
export type JobResult = Record<string, StoredPicture>;

/** Working sizes; prints are twice as large. */
const FORMATS: Record<SceneFormat, readonly [width: number, height: number]> = {
  wide: [960, 540],
  tall: [540, 960],
  square: [540, 540],
  cover: [800, 534],
};

export function runJob(job: Job, folder: string): Promise<JobResult> {
  return job.kind === 'talent' ? talentPictures(job, folder) : scenePicture(job, folder);
}

async function talentPictures(job: Extract<Job, { kind: 'talent' }>, folder: string): Promise<JobResult> {
  const result: JobResult = {};
  const forCard: Pixels[] = [];
  for (const { slot, gallery, isCover, shot } of portfolio(job.person)) {
    const stage = render(job.person, shot, seedOf(job.key, slot));
    const pixels = print(stage, shot.grade);
    result[slot] = await savePicture(folder, `${job.stem}-${slot}`, pixels, isCover);
    if (gallery === 'book') forCard.push(pixels);
  }
  const card = job.withComposite ? await compositeCard(forCard) : null;
  if (card) result['compo-1'] = await savePicture(folder, `${job.stem}-compo-1`, card, false);
  return result;
}

async function scenePicture(job: Extract<Job, { kind: 'scene' }>, folder: string): Promise<JobResult> {
  const [width, height] = FORMATS[job.format];
  const scene = SCENES[job.scene];
  const stage = stageScene(scene, job.scene, width, height);
  const monochrome = 'monochrome' in scene;
  const pixels = print(stage, {
    monochrome,
    contrast: monochrome ? 0.6 : 0.4,
    vignette: 0.7,
    grain: monochrome ? 0.32 : 0.26,
  });
  return { [job.format]: await savePicture(folder, `${job.scene}-${job.format}`, pixels, true) };
}
