import 'server-only';
import { buffer } from 'node:stream/consumers';
import type { Drawing } from '../derived/drawn-files.ts';
import type { Lang } from '../domain/languages.ts';
import { fitInside } from './arrange.ts';
import type { PaperSize } from './card-name.ts';
import { Paper } from './paper.ts';
import type { PaperAgency, paperTalent } from './paper-facts.ts';
import { drawPictures, readPictures, type StoredPicture } from './pictures.ts';
import { drawAgency, drawTalentPage } from './talent-page.ts';

type Card = {
  lang: Lang;
  size: PaperSize;
  agency: PaperAgency;
  talent: Awaited<ReturnType<typeof paperTalent>>;
};

async function drawFront(paper: Paper, { agency, talent }: Card, face: StoredPicture) {
  paper.page();
  const unit = paper.width / 595;
  const margin = 40 * unit;
  const width = paper.width - 2 * margin;
  const heading = { width, sizePt: 58 * unit, face: 'display' } as const;
  const sizePt = paper.sizeFor(talent.name, heading);
  const signTop = paper.height - margin - 14 * unit;
  const nameTop = signTop - 16 * unit - sizePt * 1.2;
  const frame = { x: margin, y: margin, width, height: nameTop - 14 * unit - margin };
  const place = fitInside(face, frame);
  await drawPictures(paper, [{ picture: face, frame: place, alt: talent.alt }]);
  const line = { ...heading, x: place.x, width: place.width };
  paper.write('H1', talent.name, { ...line, sizePt: paper.sizeFor(talent.name, line), y: nameTop });
  await drawAgency(paper, agency, { x: place.x, y: signTop, width: place.width, align: 'left' });
}

/** A comp card: a face and a name on the front; pictures, measures and contacts on the back. */
export async function drawCompCard(card: Card): Promise<Drawing> {
  const { lang, size, agency, talent } = card;
  const title = `${talent.name} · ${agency.name}`;
  const paper = new Paper({ lang, title, author: agency.name, size, dpi: 250 });
  const bytes = buffer(paper.stream);
  const pictures = await readPictures(talent.pictures);
  // Without a face the front would be blank.
  if (pictures[0]) await drawFront(paper, card, pictures[0]);
  const rest = pictures.length > 1 ? pictures.slice(1) : pictures;
  await drawTalentPage(paper, { agency, talent, pictures: rest });
  paper.end();
  return { bytes: await bytes, isWhole: pictures.length === talent.pictures.length };
}
