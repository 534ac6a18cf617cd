import { seedOf } from '../engine/random.ts';
import { type Stage, strike } from '../engine/stage.ts';
import type { Person } from '../figure/person.ts';
import { portfolio } from '../portfolio.ts';
import { developed } from '../print/develop.ts';
import { enlarged } from '../print/enlarge.ts';
import type { Pixels } from '../print/pixels.ts';
import { SCENES } from '../scenes/catalogue.ts';
import { stageScene } from '../scenes/editorial.ts';
import { render } from '../shots.ts';
import { compositeCard } from './composite.ts';
import { type StoredPicture, savePicture } from './media-file.ts';

export type SceneFormat = 'wide' | 'tall' | 'square' | 'cover';

/** What is to be painted: all pictures of a talent, or one editorial picture. */
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

const CARD_GRAIN = 0.12;

/** Paints a job's pictures and writes them, with their smaller copies, into `folder`: the same job, the same bytes. */
export function paint(job: Job, folder: string): Promise<JobResult> {
  return job.kind === 'talent' ? talentPictures(job, folder) : scenePicture(job, folder);
}

async function talentPictures(
  { key, stem, person, withComposite }: Extract<Job, { kind: 'talent' }>,
  folder: string,
): Promise<JobResult> {
  const result: JobResult = {};
  const forCard: Pixels[] = [];
  for (const { slot, gallery, isCover, shot, cutSlot } of portfolio(person)) {
    const stage = render(person, shot, seedOf(key, slot));
    const proof = developed(stage, shot.grade);
    result[slot] = await savePicture(folder, `${stem}-${slot}`, enlarged(proof, shot.grade.grain), isCover);
    if (gallery === 'book') forCard.push(proof);
    if (cutSlot) {
      const cut = developed(upperPart(stage), { ...shot.grade, monochrome: !shot.grade.monochrome });
      result[cutSlot] = await savePicture(
        folder,
        `${stem}-${cutSlot}`,
        enlarged(cut, shot.grade.grain),
        false,
      );
    }
    strike(stage);
  }
  const card = withComposite ? await compositeCard(forCard) : null;
  if (card)
    result['compo-1'] = await savePicture(folder, `${stem}-compo-1`, enlarged(card, CARD_GRAIN), false);
  return result;
}

/** The upper part of an upright negative, as a landscape of 4 to 3. */
function upperPart(stage: Stage): Stage {
  const height = Math.round(stage.width * 0.75);
  const start = Math.round(stage.height * 0.02) * stage.width;
  const rows = (channel: Float32Array) => channel.subarray(start, start + height * stage.width);
  return { ...stage, height, red: rows(stage.red), green: rows(stage.green), blue: rows(stage.blue) };
}

async function scenePicture(job: Extract<Job, { kind: 'scene' }>, folder: string): Promise<JobResult> {
  const [width, height] = FORMATS[job.format];
  const scene = SCENES[job.scene];
  const stage = stageScene(scene, job.scene, width, height);
  const monochrome = 'monochrome' in scene;
  const proof = developed(stage, {
    monochrome,
    contrast: monochrome ? 0.6 : 0.4,
    vignette: 0.7,
    grain: 0,
  });
  const pixels = enlarged(proof, monochrome ? 0.32 : 0.26);
  return { [job.format]: await savePicture(folder, `${job.scene}-${job.format}`, pixels, true) };
}
