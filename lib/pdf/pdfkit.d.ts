// Features of pdfkit that its types lack.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom on the page, in points. */
    bbox?: [number, number, number, number];
  }
}
declare namespace PDFKit {
  interface PDFDocument {
    /** The font that was set last; its ascender in thousandths of the size. */
    _font: { ascender: number };
  }
}
