// Three dots to a point look no sharper than two on a photograph in the hand, and weigh twice as much.
const DENSE_SHARE = 0.7;

/** `sizes` for phones, in vw; dense screens get the file of two dots (docs/decisions/pictures.md). */
export const onPhone = (widthVw: number) =>
  `(min-resolution: 2.5dppx) ${Math.round(widthVw * DENSE_SHARE)}vw, ${widthVw}vw`;
