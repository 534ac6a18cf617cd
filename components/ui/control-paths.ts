/** Arrows and the signs of a player. By themselves, because a page carries the drawings of a file together. */
export const BACK = 'M20 12H4.5M10 6l-6 6 6 6';
export const NEXT = 'M4 12h15.5M14 6l6 6-6 6';
export const PLAY = 'M8 5.5v13l11-6.5Z';
export const PAUSE = 'M8.5 5.5v13M15.5 5.5v13';
