import 'server-only';
import type { Frame } from './arrange.ts';
import type { Paper } from './paper.ts';
import type { LabelledText } from './paper-facts.ts';

const LABEL_PT = 8;
const INDENT = 12;
const SMALL = { sizePt: 10, face: 'text' } as const;
const LARGE = [
  { sizePt: 22, face: 'display' },
  { sizePt: 16, face: 'display' },
] as const;
/** Higher than this, a text is set in a smaller size; in the smallest it is cut at the second. */
const [HIGH, HIGH_MAX] = [60, 260];

/** Labelled texts beside a thin line, one below the other; the height that they took. */
export function drawLabelledTexts(
  paper: Paper,
  texts: readonly LabelledText[],
  { x, y, width }: Omit<Frame, 'height'>,
): number {
  let next = y;
  for (const { label, text } of texts) {
    const line = { x: x + INDENT, width: width - INDENT };
    paper.write('P', label, { ...line, y: next, sizePt: LABEL_PT, isSoft: true });
    next += LABEL_PT * 1.5;
    const said = text.replaceAll(/\n\s*\n/g, '\n');
    const type = LARGE.find((each) => paper.heightOf(said, { ...line, ...each }) <= HIGH) ?? SMALL;
    next += paper.paragraph(said, { ...line, ...type, y: next, highMax: HIGH_MAX }) + 10;
  }
  const height = next - y - 10;
  paper.rule({ x, y, height });
  return height;
}
