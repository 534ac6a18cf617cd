// What pdfkit can do and its types do not say yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom on the page, in points. */
    bbox?: [number, number, number, number];
  }
}
