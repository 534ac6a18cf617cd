const HEIGHT_MIN_CM = 30;
const HEIGHT_MAX_CM = 200;
const CM_PER_INCH = 2.54;

/** `178/5'10"`: centimetres, and feet with inches (SPEC section 3, Option lists). */
export function heightValue(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${cm}/${Math.floor(inches / 12)}'${inches % 12}"`;
}

/** All heights from 30 to 200 cm: what is sent, and what is shown. */
export const HEIGHTS = Array.from({ length: HEIGHT_MAX_CM - HEIGHT_MIN_CM + 1 }, (_, index) => {
  const value = heightValue(HEIGHT_MIN_CM + index);
  const [cm = '', feet = ''] = value.split('/');
  return { value, shown: `${cm} cm · ${feet}` };
});
