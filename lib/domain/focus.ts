/** The point of a picture that no crop loses: shares of its width from the left and its height from the top, 0 to 1. */
export type Focus = { x: number; y: number };

export type FocusAttributes = { 'data-focus-x'?: string; 'data-focus-y'?: string };

/** Style sheets have a rule for each step (components/ui/_focus.scss): the policy allows no style attributes. */
const STEP_PERCENT = 5;
/** Nearer to an edge a crop moves no further: one rule for all of it keeps the sheet small. */
const [LEAST_PERCENT, MOST_PERCENT] = [20, 80];
const step = (share: number) => {
  const percent = Math.round((share * 100) / STEP_PERCENT) * STEP_PERCENT;
  return String(Math.min(Math.max(percent, LEAST_PERCENT), MOST_PERCENT));
};

/** Attributes of an `img` that crops around the focus; none without one, then the place of the crop is the sheet's. */
export const focusAttributes = (focus: Focus | null): FocusAttributes =>
  focus === null ? {} : { 'data-focus-x': step(focus.x), 'data-focus-y': step(focus.y) };
