import { anniversary } from './anniversary.ts';
import { carnival } from './carnival.ts';
import { castingSeason } from './casting-season.ts';
import { commercialCasting } from './commercial-casting.ts';
import { composite } from './composite.ts';
import { firstTrip } from './first-trip.ts';
import { noFees } from './no-fees.ts';
import { openDay } from './open-day.ts';
import { polaroids } from './polaroids.ts';
import type { DemoPost } from './post.ts';
import { rights } from './rights.ts';
import { skinAndLight } from './skin-and-light.ts';
import { snaps } from './snaps.ts';
import { walk } from './walk.ts';

/** Twelve posts in both languages and one in Portuguese only, newest first. */
export const POSTS: readonly DemoPost[] = [
  castingSeason,
  snaps,
  anniversary,
  noFees,
  polaroids,
  commercialCasting,
  composite,
  firstTrip,
  skinAndLight,
  walk,
  openDay,
  rights,
  carnival,
];
