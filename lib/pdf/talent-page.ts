import 'server-only';
import sharp from 'sharp';
import { encode } from 'uqr';
import { markSvg } from '../domain/mark.ts';
import { arrange, type Frame } from './arrange.ts';
import type { Paper } from './paper.ts';
import type { LabelledText, PaperAgency, paperTalent } from './paper-facts.ts';
import { drawPictures, type StoredPicture } from './pictures.ts';

const INK = '#14120f';
/** Fine enough for any printer at the size of a sign. */
const SIDE_PX = 240;

type Box = { x: number; y: number; width: number; align: 'left' | 'right' };

export async function drawAgency(paper: Paper, { name, mark }: PaperAgency, place: Box): Promise<void> {
  const side = (14 * paper.width) / 595;
  const face = { face: 'display', width: place.width - side * 1.5 } as const;
  const sizePt = paper.sizeFor(name, { ...face, sizePt: side });
  const wide = paper.widthOf(name, { face: 'display', sizePt });
  const x = place.align === 'left' ? place.x : place.x + place.width - wide - side * 1.4;
  const png = await sharp(Buffer.from(markSvg(mark, SIDE_PX, INK)))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  paper.decorate(png, { x, y: place.y, width: side, height: side });
  paper.write('P', name, {
    x: x + side * 1.4,
    y: place.y + (side - sizePt) / 2,
    width: wide + 2,
    sizePt,
    face: 'display',
  });
}

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

type Drawn = Awaited<ReturnType<typeof paperTalent>>;
export type Page = {
  agency: PaperAgency;
  talent: Pick<Drawn, 'name' | 'facts' | 'note' | 'alt'> & Partial<Pick<Drawn, 'address' | 'url' | 'qrAlt'>>;
  pictures: readonly StoredPicture[];
  text?: LabelledText | null;
};

const SMALLEST_PT = 7.5;

/** A page of a talent: name, a text about them, pictures whole, measures, contacts, and a code for the profile. */
export async function drawTalentPage(paper: Paper, { agency, talent, pictures, text }: Page): Promise<void> {
  paper.page();
  const unit = paper.width / 595;
  const margin = 40 * unit;
  const [left, right] = [margin, paper.width - margin];
  const [codeSide, gap] = [76 * unit, 8 * unit];
  const sizePt = Math.max(SMALLEST_PT, 9 * unit);
  const lineHigh = 1.35 * sizePt;
  const columns = paper.width > 500 ? 3 : 2;
  const rows = Math.ceil(talent.facts.length / columns);
  const rowHigh = 1.75 * sizePt;
  const footLines = [
    talent.note ?? '',
    agency.contacts.join('  ·  '),
    agency.place ?? '',
    talent.address ?? '',
  ].filter(Boolean);
  const footHigh = Math.max(talent.url ? codeSide : 0, rows * rowHigh + (footLines.length + 1) * lineHigh);
  const footTop = paper.height - margin - footHigh;

  const heading = { x: left, width: right - left - 150 * unit, sizePt: 24 * unit, face: 'display' } as const;
  const namePt = paper.sizeFor(talent.name, heading);
  paper.write('H2', talent.name, { ...heading, sizePt: namePt, y: margin + (24 * unit - namePt) });
  await drawAgency(paper, agency, {
    x: right - 140 * unit,
    y: margin + 6 * unit,
    width: 140 * unit,
    align: 'right',
  });

  const textTop = margin + 42 * unit;
  const textHigh = text ? drawLabelledTexts(paper, [text], { x: left, y: textTop, width: right - left }) : 0;
  const top = textTop + (text ? textHigh + 14 * unit : 0);
  const frame = { x: left, y: top, width: right - left, height: footTop - 18 * unit - top };
  const frames = arrange(pictures, frame, gap);
  const placed = pictures.flatMap((picture, at) => {
    const placed = frames[at];
    return placed ? [{ picture, frame: placed, alt: talent.alt }] : [];
  });
  await drawPictures(paper, placed);

  const factsWide = right - left - codeSide - 24 * unit;
  const columnWide = factsWide / columns;
  paper.list(
    talent.facts.map((fact, at) => ({
      ...fact,
      x: left + Math.floor(at / rows) * columnWide,
      y: footTop + (at % rows) * rowHigh,
      labelWidth: columnWide * 0.46,
      width: columnWide - gap,
    })),
    sizePt,
  );
  const foot = { x: left, width: factsWide, sizePt, isSoft: true };
  let y = paper.height - margin - lineHigh * footLines.length;
  for (const line of footLines) {
    paper.write('P', line, { ...foot, sizePt: paper.sizeFor(line, foot), y });
    y += lineHigh;
  }
  if (!talent.url) return;
  const code = {
    x: right - codeSide,
    y: paper.height - margin - codeSide,
    width: codeSide,
    height: codeSide,
  };
  paper.squares(encode(talent.url, { border: 0 }).data, code, talent.qrAlt ?? '');
}
