import type { Lang } from '../domain/languages.ts';

export const feedPath = (lang: Lang) => `/feed/${lang}.xml`;

/** Addresses where people and programs expect a feed. */
const GUESSED = /^(blog\/)?(feed|rss|atom|feed\.xml|rss\.xml|atom\.xml)$/i;

export const isGuessedFeed = (segments: readonly string[]) => GUESSED.test(segments.join('/'));
