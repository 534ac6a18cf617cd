import { slugify } from '@passarela/contract/slug';
import { type Job, SCENES, type SceneFormat } from '@passarela/painter';
import { FEED } from './data/feed.ts';
import { POSTS } from './data/posts.ts';
import type { DemoTalent } from './data/roster.ts';
import { SLIDES } from './data/slides.ts';

type SceneName = keyof typeof SCENES;

const isScene = (name: string): name is SceneName => name in SCENES;

const STEM_MAX_CHARS = 40;

/** The beginning of a picture's file name: `D'Ávila` gives `d-avila`. */
export const stemOf = (name: string): string => slugify(name.replaceAll("'", ' ')).slice(0, STEM_MAX_CHARS);

export const talentKey = (id: number): string => `talent-${id}`;
export const sceneKey = (scene: string, format: SceneFormat): string => `scene-${scene}-${format}`;

/** The pictures of these talents; a little more than half of them have a composite. */
export function talentJobs(talents: readonly DemoTalent[]): Job[] {
  return talents
    .filter(({ hasPhotos }) => hasPhotos)
    .map(({ id, name, person }) => ({
      kind: 'talent',
      key: talentKey(id),
      stem: stemOf(name),
      person,
      withComposite: id % 9 < 5,
    }));
}

/** Every editorial picture that posts, slides and feed ask for, once. */
export function sceneJobs(): Job[] {
  const wanted = new Map<string, Job>();
  const want = (scene: string, format: SceneFormat) => {
    if (!isScene(scene)) return;
    const key = sceneKey(scene, format);
    wanted.set(key, { kind: 'scene', key, scene, format });
  };
  for (const { cover, pt, en } of POSTS) {
    want(cover, 'cover');
    for (const [, name] of `${pt.body}${en?.body ?? ''}`.matchAll(/!\[([\w-]+)\]/g))
      want(name ?? '', 'cover');
  }
  for (const { source } of SLIDES) {
    want(source, 'wide');
    want(source, 'tall');
  }
  for (const { scene } of FEED) want(scene, 'square');
  return [...wanted.values()];
}
