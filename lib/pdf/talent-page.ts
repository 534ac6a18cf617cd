import 'server-only';
import { encode } from 'uqr';
import { arrange } from './arrange.ts';
import type { StoredPicture } from './jpeg.ts';
import { drawLabelledTexts } from './labelled-texts.ts';
import type { Paper } from './paper.ts';
import type { LabelledText, PaperAgency, paperTalent } from './paper-facts.ts';
import { drawPictures } from './pictures.ts';
import { drawAgency } from './sign.ts';

type Drawn = Awaited<ReturnType<typeof paperTalent>>;
export type Page = {
  agency: PaperAgency;
  talent: Pick<Drawn, 'name' | 'facts' | 'note' | 'alt'> & Partial<Pick<Drawn, 'address' | 'url' | 'qrAlt'>>;
  pictures: readonly StoredPicture[];
  text?: LabelledText | null;
};

/** Smaller than this is not read on paper. */
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
