/** From this many entries on, whoever changes them at once types their number. */
export const TYPED_FROM = 50;
