import type { View } from '../figure/head.ts';
import type { StyleName } from '../figure/person.ts';
import { afro } from './afro.ts';
import { fromBehind } from './behind.ts';
import { buzzed, cropped, slicked } from './cap.ts';
import { longHair } from './long.ts';
import type { Hair, HairSubject } from './shared.ts';
import { sideAfro, sideCap, sideKnot, sideLong } from './side.ts';

interface Style {
  readonly front: (subject: HairSubject) => Hair;
  readonly side: (subject: HairSubject) => Hair;
  readonly behind: (subject: HairSubject) => Hair;
}

const long = (length: number, wave: number, volume: number, part: number, forward: number): Style => ({
  front: (subject) => longHair(subject, { length, wave, volume, part, forward, tips: 0.08 }),
  side: (subject) => sideLong(subject, length, volume * 0.6, wave),
  behind: (subject) => fromBehind(subject, 'long', length),
});

/** Every hairstyle from three sides, by name. */
const STYLES: Record<StyleName, Style> = {
  straight: long(1.5, 0, 0.02, 0.02, 0),
  veil: long(1.15, 0.006, 0.03, 0.1, 0),
  waves: long(1.3, 0.03, 0.09, -0.1, 1),
  lob: long(0.72, 0.012, 0.05, 0.08, 0),
  bob: long(0.42, 0, 0.05, -0.08, 0),
  knot: {
    front: (s) => slicked(s, 'top'),
    side: (s) => sideKnot(s, 'top'),
    behind: (s) => fromBehind(s, 'knot', 0.4),
  },
  chignon: {
    front: (s) => slicked(s, 'low'),
    side: (s) => sideKnot(s, 'low'),
    behind: (s) => fromBehind(s, 'knot', 0.4),
  },
  sleek: {
    front: (s) => slicked(s, 'none', 0.03),
    side: (s) => sideKnot(s, 'pony'),
    behind: (s) => fromBehind(s, 'crop', 0.4),
  },
  afro: {
    front: (s) => afro(s, 0.2),
    side: (s) => sideAfro(s, 0.12),
    behind: (s) => fromBehind(s, 'afro', 0.4),
  },
  halo: {
    front: (s) => afro(s, 0.08),
    side: (s) => sideAfro(s, 0.02),
    behind: (s) => fromBehind(s, 'afro', 0.4),
  },
  crop: {
    front: (s) => cropped(s, 0.06, false, 0.6),
    side: (s) => sideCap(s, 0.05, false),
    behind: (s) => fromBehind(s, 'crop', 0.4),
  },
  quiff: {
    front: (s) => cropped(s, 0.12, false, 0.3),
    side: (s) => sideCap(s, 0.09, false),
    behind: (s) => fromBehind(s, 'crop', 0.4),
  },
  curls: {
    front: (s) => cropped(s, 0.13, true),
    side: (s) => sideCap(s, 0.1, true),
    behind: (s) => fromBehind(s, 'crop', 0.4),
  },
  short: {
    front: (s) => cropped(s, 0.03, true),
    side: (s) => sideCap(s, 0.02, true),
    behind: (s) => fromBehind(s, 'crop', 0.4),
  },
  back: {
    front: (s) => slicked(s, 'none', 0.05),
    side: (s) => sideCap(s, 0.04, false),
    behind: (s) => fromBehind(s, 'crop', 0.4),
  },
  buzz: { front: buzzed, side: (s) => sideCap(s, 0.0, true), behind: (s) => fromBehind(s, 'crop', 0.4) },
};

export function hairstyle(subject: HairSubject, view: View): Hair {
  return STYLES[subject.person.style][view](subject);
}
