import 'server-only';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { Lang } from '../domain/languages.ts';
import { LANGUAGE_TAGS } from '../domain/languages.ts';
import type { Frame } from './arrange.ts';
import type { PaperSize } from './card-name.ts';
import { CUT_NAMES, type Cut, type Face, runsOf, type Setting, settingOf } from './printable.ts';

const SIZES = { a4: [595.28, 841.89], a5: [419.53, 595.28] } as const;

const fontFile = (cut: Cut) => join(process.cwd(), 'components/fonts', `paper-${cut}.ttf`);
type Tag = 'H1' | 'H2' | 'P';
type Type = { sizePt: number; face?: Face; setting?: Setting | undefined };
type Line = Type & { x: number; y: number; width: number; isSoft?: boolean };
type Block = Pick<Line, 'width' | 'sizePt' | 'face'>;
type Entry = { label: string; value: string; x: number; y: number; labelWidth: number; width: number };
type About = { lang: Lang; title: string; author: string; size: PaperSize; dpi: number };

// pdfkit knows it, its types do not yet
const UNIVERSAL_ACCESS: object = { subset: 'PDF/UA' };
const INK = '#14120f';
const INK_SOFT = '#5f5a52';

/** A tagged PDF, drawn from top to bottom: all of it is text, a picture with its words, or decoration. */
export class Paper {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  readonly width: number;
  readonly height: number;
  readonly dpi: number;

  constructor({ lang, title, author, size, dpi }: About) {
    [this.width, this.height] = SIZES[size];
    this.dpi = dpi;
    this.doc = new PDFDocument({
      size: [this.width, this.height],
      margin: 0,
      autoFirstPage: false,
      font: fontFile('text'),
      lang: LANGUAGE_TAGS[lang],
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      ...UNIVERSAL_ACCESS,
      info: { Title: title, Author: author, Creator: author, Producer: author },
    });
    for (const cut of CUT_NAMES) this.doc.registerFont(cut, fontFile(cut));
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** The bytes as they are drawn; to be read while drawing. */
  get stream(): Readable {
    return this.doc;
  }

  page(): void {
    this.doc.addPage();
  }

  private runs(text: string, { sizePt, face = 'text', setting = settingOf(text, face) }: Type) {
    return runsOf(text, setting).map((run) => {
      const { cut, text: part, features } = run;
      const options = features ? { features } : {};
      const width = this.doc.font(cut).fontSize(sizePt).widthOfString(part, options);
      return { cut, part, options, width };
    });
  }

  widthOf(text: string, type: Type): number {
    return this.runs(text, type).reduce((wide, { width }) => wide + width, 0);
  }

  /** The largest size up to `sizePt` in which a text stands in one line of this width. */
  sizeFor(text: string, { width, ...line }: Type & { width: number }): number {
    const { sizePt } = line;
    const wide = this.widthOf(text, line);
    return wide > width ? (sizePt * width) / wide : sizePt;
  }

  private line(text: string, { x, y, sizePt, face = 'text', isSoft, setting }: Omit<Line, 'width'>): void {
    const runs = this.runs(text, { sizePt, face, setting });
    const { ascender } = this.doc.font(face)._font;
    const base = y + (ascender / 1000) * sizePt;
    let at = x;
    for (const { cut, part, options, width } of runs) {
      this.doc
        .font(cut)
        .fontSize(sizePt)
        .fillColor(isSoft ? INK_SOFT : INK)
        .text(part, at, base, { ...options, lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  write(tag: Tag, text: string, line: Line): void {
    this.root.add(this.doc.struct(tag, {}, () => this.line(text, line)));
  }

  /** A text in lines of this width, by words; pdfkit's own breaking knows one typeface only. */
  private lines(text: string, { width, sizePt, face = 'text' }: Block) {
    return text.split('\n').flatMap((paragraph) => {
      const type = { sizePt, face, setting: settingOf(paragraph, face) };
      const space = this.widthOf(' ', type);
      const lines: (typeof type & { text: string; wide: number })[] = [];
      for (const word of this.words(paragraph, { ...type, width })) {
        const last = lines.at(-1);
        if (last && last.wide + space + word.wide <= width) {
          last.text += ` ${word.text}`;
          last.wide += space + word.wide;
        } else lines.push({ ...type, ...word });
      }
      return lines.length > 0 ? lines : [{ ...type, text: '', wide: 0 }];
    });
  }

  /** The words of a text, each with how wide it is; one that is wider than a line is several. */
  private words(text: string, { width, ...type }: Type & { width: number }) {
    return text.split(/[^\S\u00a0]+/).flatMap((word) => {
      const parts: { text: string; wide: number }[] = [];
      const wide = this.widthOf(word, type);
      if (wide <= width) return word ? [{ text: word, wide }] : [];
      for (const character of word) {
        const last = parts.at(-1);
        const grown = (last?.text ?? '') + character;
        const grownWide = this.widthOf(grown, type);
        if (last && grownWide <= width) Object.assign(last, { text: grown, wide: grownWide });
        else parts.push({ text: character, wide: this.widthOf(character, type) });
      }
      return parts;
    });
  }

  private lineHeight({ sizePt, face = 'text' }: Type): number {
    return this.doc.font(face).fontSize(sizePt).currentLineHeight(true);
  }

  heightOf(text: string, block: Block): number {
    return this.lines(text, block).length * this.lineHeight(block);
  }

  /** A text in as many lines as it needs, cut at `highMax`; the height that it took. */
  paragraph(text: string, { highMax, ...block }: Line & { highMax: number }): number {
    const { x, y, width, isSoft = false } = block;
    const high = this.lineHeight(block);
    const all = this.lines(text, block);
    const lines = all.slice(0, Math.floor(highMax / high));
    const last = lines.at(-1);
    if (last && lines.length < all.length) {
      while (last.text && this.widthOf(`${last.text}…`, last) > width) last.text = last.text.slice(0, -1);
      last.text = `${last.text.trimEnd()}…`;
    }
    this.root.add(
      this.doc.struct('P', {}, () => {
        for (const [at, { text: part, ...type }] of lines.entries()) {
          const { isLeftward } = type.setting;
          // The space at a line's end parts its words from the next line's where a program reads them aloud.
          const [start, said] = isLeftward ? [x + width - this.widthOf(part, type), part] : [x, `${part} `];
          this.line(said, { ...type, x: start, y: y + at * high, isSoft });
        }
      }),
    );
    return lines.length * high;
  }

  link(text: string, url: string, { x, y, sizePt }: Omit<Line, 'width'>): void {
    const link: PDFKit.PDFStructureElement = this.doc.struct('Link', {}, () => {
      this.line(text, { x, y, sizePt });
      const wide = this.widthOf(text, { sizePt });
      this.doc.rect(x, y + sizePt * 1.2, wide, 0.6).fill(INK);
      // its types do not know the parent, and want a text that it would write as a name
      const options: object = { structParent: link, Contents: new String(text) };
      this.doc.link(x, y, wide, sizePt * 1.3, url, options);
    });
    this.root.add(link);
  }

  list(entries: readonly Entry[], sizePt: number): void {
    if (entries.length === 0) return;
    const list = this.doc.struct('L');
    this.root.add(list);
    for (const { label, value, x, y, labelWidth, width } of entries) {
      const item = this.doc.struct('LI');
      list.add(item);
      const rest = { x: x + labelWidth, y, width: width - labelWidth };
      const fits = (text: string, wide: number) => this.sizeFor(text, { width: wide, sizePt });
      const labelLine = { x, y, width: labelWidth, sizePt: fits(label, labelWidth - 3), isSoft: true };
      item.add(this.doc.struct('Lbl', {}, () => this.line(label, labelLine)));
      item.add(
        this.doc.struct('LBody', {}, () => this.line(value, { ...rest, sizePt: fits(value, rest.width) })),
      );
      item.end();
    }
    list.end();
  }

  picture(jpeg: Buffer, { x, y, width, height }: Frame, alt: string): void {
    const bbox: [number, number, number, number] = [x, y, x + width, y + height];
    this.root.add(
      this.doc.struct('Figure', { alt, bbox }, () => {
        this.doc.image(jpeg, x, y, { width, height });
      }),
    );
  }

  /** A drawing of squares that stands for an address, as `modules` has them: rows of dark and light. */
  squares(modules: readonly (readonly boolean[])[], { x, y, width }: Frame, alt: string): void {
    const side = width / modules.length;
    const bbox: [number, number, number, number] = [x, y, x + width, y + width];
    this.root.add(
      this.doc.struct('Figure', { alt, bbox }, () => {
        for (const [row, cells] of modules.entries())
          for (const [column, isDark] of cells.entries())
            if (isDark) this.doc.rect(x + column * side, y + row * side, side, side);
        this.doc.fill(INK);
      }),
    );
  }

  /** Draws without meaning: a line, a mark beside a name. */
  decorate(bytes: Buffer, { x, y, width, height }: Frame): void {
    this.doc.markContent('Artifact');
    this.doc.image(bytes, x, y, { fit: [width, height] });
    this.doc.endMarkedContent();
  }

  rule({ x, y, height }: Pick<Frame, 'x' | 'y' | 'height'>): void {
    this.doc.markContent('Artifact');
    this.doc.rect(x, y, 0.75, height).fill(INK);
    this.doc.endMarkedContent();
  }

  end(): void {
    this.root.end();
    this.doc.end();
  }
}
