import { PEOPLE } from './people.ts';
import { STILL_LIFES } from './still-lifes.ts';

/** Every editorial picture of the demo by name: covers and pictures of posts, slides, feed. */
export const SCENES = { ...PEOPLE, ...STILL_LIFES };
