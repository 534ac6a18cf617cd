/** The heart. By itself, because a page carries the drawings of a file together, and every card has one. */
export const HEART =
  'M12 20.4 4.3 12.6a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 6.9 0l.8.9.8-.9a4.9 4.9 0 0 1 6.9 0 4.9 4.9 0 0 1 0 7Z';
