import 'server-only';
import { fitInside } from './arrange.ts';
import type { Paper } from './paper.ts';
import type { PaperAgency, PaperTalent } from './paper-facts.ts';
import { drawPictures, readPictures } from './pictures.ts';
import { drawAgency } from './sign.ts';
import { drawTalentPage } from './talent-page.ts';

type Portfolio = { title: string; agency: PaperAgency; talents: readonly PaperTalent[] };

/** Room for faces and their surroundings, in points. */
type Sheet = { width: number; height: number; gap: number; nameHigh: number };

const PICTURES_ON_A_PAGE = 4;

/** The fewest columns of portraits with a name below in which so many find room. */
function columnsFor(count: number, { width, height, gap, nameHigh }: Sheet): number {
  const cellHigh = (columns: number) => ((width - gap * (columns - 1)) / columns) * (4 / 3) + nameHigh;
  let columns = 2;
  while (Math.ceil(count / columns) * (cellHigh(columns) + gap) > height) columns += 1;
  return columns;
}

async function drawFaces(paper: Paper, { title, agency, talents }: Portfolio): Promise<void> {
  paper.page();
  const margin = 40;
  const width = paper.width - 2 * margin;
  const heading = { x: margin, width: width - 150, sizePt: 28, face: 'display' } as const;
  paper.write('H1', title, { ...heading, sizePt: paper.sizeFor(title, heading), y: margin });
  const sign = { x: margin + width - 140, y: margin + 8, width: 140, align: 'right' } as const;
  await drawAgency(paper, agency, sign);
  const [top, gap, nameHigh] = [margin + 52, 8, 13];
  const sheet = { width, height: paper.height - margin - 20 - top, gap, nameHigh };
  const columns = columnsFor(talents.length, sheet);
  const cell = (width - gap * (columns - 1)) / columns;
  const faces = await Promise.all(talents.map(({ pictures }) => readPictures(pictures.slice(0, 1))));
  const cells = talents.map((talent, at) => {
    const x = margin + (at % columns) * (cell + gap);
    const y = top + Math.floor(at / columns) * ((cell * 4) / 3 + nameHigh + gap);
    return { talent, face: faces[at]?.[0], frame: { x, y, width: cell, height: (cell * 4) / 3 } };
  });
  const placed = cells.flatMap(({ talent, face, frame }) =>
    face ? [{ picture: face, frame: fitInside(face, frame), alt: talent.alt }] : [],
  );
  await drawPictures(paper, placed);
  for (const { talent, frame } of cells) {
    const line = { x: frame.x, width: cell, sizePt: 8 };
    const sizePt = paper.sizeFor(talent.name, line);
    paper.write('P', talent.name, { ...line, sizePt, y: frame.y + frame.height + 3 });
  }
  const contacts = agency.contacts.join('  ·  ');
  const foot = { x: margin, width, sizePt: 9, isSoft: true, y: paper.height - margin - 11 };
  if (contacts) paper.write('P', contacts, foot);
}

/** All faces of a selection on one sheet, then a page for each talent; ends the paper. */
export async function drawPortfolio(paper: Paper, portfolio: Portfolio): Promise<void> {
  const { agency, talents } = portfolio;
  await drawFaces(paper, portfolio);
  const picturesOf = (talent: PaperTalent | undefined) =>
    readPictures(talent?.pictures.slice(0, PICTURES_ON_A_PAGE) ?? []);
  let next = picturesOf(talents[0]);
  for (const [at, talent] of talents.entries()) {
    if (paper.stream.destroyed) return;
    const pictures = await next;
    next = picturesOf(talents[at + 1]);
    await drawTalentPage(paper, { agency, talent, pictures });
  }
  paper.end();
}
