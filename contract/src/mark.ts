/** A mark in one colour: its view box and shapes as SVG, without colours. */
export type Mark = { viewBox: string; shapes: string };

const NUMBERS = /^[\d\s.,+\-eE]+$/;
const PATH_DATA = /^[\d\s.,+\-eEMmZzLlHhVvCcSsQqTtAa]+$/;
const RULE = /^(evenodd|nonzero)$/;
const TRANSFORM = /^[a-zA-Z\d\s.,+\-()]+$/;

const KEPT: Record<string, RegExp> = {
  d: PATH_DATA,
  points: NUMBERS,
  transform: TRANSFORM,
  'fill-rule': RULE,
  'clip-rule': RULE,
  ...Object.fromEntries(
    ['x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r'].map((name) => [name, NUMBERS]),
  ),
};

const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const TAG = /<\s*(\/?)\s*(path|circle|ellipse|rect|polygon|g)\b([^>]*?)(\/?)>/g;
const MARK_MAX_CHARS = 20_000;

const attributesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', one, two]) => [name, one ?? two ?? '']),
  );

function viewBoxOf(root: string): string | null {
  const { viewBox, width, height } = attributesOf(root);
  if (viewBox && NUMBERS.test(viewBox) && viewBox.trim().split(/[\s,]+/).length === 4) return viewBox.trim();
  const [w, h] = [Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')];
  return w > 0 && h > 0 ? `0 0 ${w} ${h}` : null;
}

function shapeOf([, closing, name, attributes = '', empty]: RegExpMatchArray): string {
  if (closing) return name === 'g' ? '</g>' : '';
  const kept = Object.entries(attributesOf(attributes)).filter(([key, value]) => KEPT[key]?.test(value));
  const written = kept.map(([key, value]) => ` ${key}="${value}"`).join('');
  return `<${name}${written}${name === 'g' && !empty ? '>' : '/>'}`;
}

/**
 * Writes the shapes of an SVG anew from a list of shapes that draw: no script, link, style or picture passes. Null
 * without a shape, or if it is too large.
 */
export function readMark(svg: string): Mark | null {
  const [, root] = /<svg\b([^>]*)>/.exec(svg) ?? [];
  const viewBox = root === undefined ? null : viewBoxOf(root);
  if (viewBox === null || svg.length > MARK_MAX_CHARS) return null;
  const bare = svg.replace(/<!--[\s\S]*?-->|<(defs|clipPath|mask|style|script)\b[\s\S]*?<\/\1\s*>/gi, '');
  const shapes = [...bare.matchAll(TAG)].map(shapeOf).join('');
  const opened = shapes.match(/<g(?: [^>]*[^/>])?>/g)?.length ?? 0;
  const isBalanced = opened === (shapes.match(/<\/g>/g)?.length ?? 0);
  return /<(path|circle|ellipse|rect|polygon)/.test(shapes) && isBalanced ? { viewBox, shapes } : null;
}

/** A mark as an SVG file of its own. */
export const markFile = ({ viewBox, shapes }: Mark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;
