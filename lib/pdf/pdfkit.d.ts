// Features of pdfkit that its types lack.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom on the page, in points. */
    bbox?: [number, number, number, number];
  }
}
