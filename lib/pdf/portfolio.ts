import 'server-only';
import { encode } from 'uqr';
import { coverFrames, fitInside } from './arrange.ts';
import type { Paper } from './paper.ts';
import type { LabelledText, PaperAgency } from './paper-facts.ts';
import { drawPictures, type StoredPicture } from './pictures.ts';
import { drawAgency, drawLabelledTexts, drawTalentPage, type Page } from './talent-page.ts';

/** A talent with a note about them; `read` gives the first pictures, without those that cannot be had just now. */
type Leaf = {
  talent: Page['talent'];
  note: LabelledText | null;
  read: (count: number) => Promise<StoredPicture[]>;
};

/** `next` is what a reader does with it: a link, and the code that stands for its address. */
export type Portfolio = {
  title: string;
  texts: readonly LabelledText[];
  next: { text: string; url: string; code: string; alt: string } | null;
  agency: PaperAgency;
  leaves: readonly Leaf[];
};

const PICTURES_ON_A_PAGE = 4;
const MARGIN = 40;
const NAME_HIGH = 13;
const CODE_SIDE = 64;

async function drawHead(paper: Paper, { title, texts, agency }: Portfolio, width: number): Promise<number> {
  const heading = { x: MARGIN, width: width - 150, sizePt: 34, face: 'display' } as const;
  paper.write('H1', title, { ...heading, sizePt: paper.sizeFor(title, heading), y: MARGIN });
  await drawAgency(paper, agency, {
    x: MARGIN + width - 140,
    y: MARGIN + 8,
    width: 140,
    align: 'right',
  });
  const y = MARGIN + 58;
  return texts.length > 0 ? y + drawLabelledTexts(paper, texts, { x: MARGIN, y, width }) + 22 : y;
}

function drawFoot(paper: Paper, { next, agency }: Portfolio, width: number): void {
  const bottom = paper.height - MARGIN;
  const code = { x: MARGIN + width - CODE_SIDE, y: bottom - CODE_SIDE, width: CODE_SIDE, height: CODE_SIDE };
  const textWide = next ? width - CODE_SIDE - 24 : width;
  const line = { x: MARGIN, width: textWide, sizePt: 9 };
  const contacts = agency.contacts.join('  ·  ');
  if (next) {
    const large = { ...line, sizePt: 13 };
    paper.link(next.text, next.url, { ...large, sizePt: paper.sizeFor(next.text, large), y: code.y });
    paper.squares(encode(next.code, { border: 0 }).data, code, next.alt);
  }
  const soft = { ...line, isSoft: true };
  if (contacts)
    paper.write('P', contacts, { ...soft, sizePt: paper.sizeFor(contacts, soft), y: bottom - 11 });
}

async function drawCover(paper: Paper, portfolio: Portfolio): Promise<void> {
  const { leaves } = portfolio;
  paper.page();
  const width = paper.width - 2 * MARGIN;
  const top = await drawHead(paper, portfolio, width);
  const read = await Promise.all(leaves.map((leaf) => leaf.read(1)));
  const faces = read.map(([face]) => face ?? null);
  const foot = paper.height - MARGIN - (portfolio.next ? CODE_SIDE : 11) - 16;
  const frames = coverFrames(faces, { x: MARGIN, y: top, width, height: foot - top }, NAME_HIGH);
  const cells = leaves.flatMap(({ talent }, at) => {
    const frame = frames[at];
    return frame ? [{ talent, frame, face: faces[at] ?? null }] : [];
  });
  await drawPictures(
    paper,
    cells.flatMap(({ talent, face, frame }) =>
      face ? [{ picture: face, frame: fitInside(face, frame), alt: talent.alt }] : [],
    ),
  );
  for (const { talent, frame } of cells) {
    const line = { x: frame.x, width: frame.width, sizePt: 8.5 };
    const sizePt = paper.sizeFor(talent.name, line);
    paper.write('P', talent.name, { ...line, sizePt, y: frame.y + frame.height + 3 });
  }
  drawFoot(paper, portfolio, width);
}

/** All faces of a selection on a cover with what is said about them, then a page for each talent; ends the paper. */
export async function drawPortfolio(paper: Paper, portfolio: Portfolio): Promise<void> {
  const { agency, leaves } = portfolio;
  await drawCover(paper, portfolio);
  const picturesOf = (leaf: Leaf | undefined) => leaf?.read(PICTURES_ON_A_PAGE) ?? Promise.resolve([]);
  let next = picturesOf(leaves[0]);
  for (const [at, { talent, note }] of leaves.entries()) {
    if (paper.stream.destroyed) return;
    const pictures = await next;
    next = picturesOf(leaves[at + 1]);
    await drawTalentPage(paper, { agency, talent, pictures, text: note });
  }
  paper.end();
}
