/** A page's order to the service worker: pages to store; without any the worker removes everything and ends. */
export type KeepMessage = {
  pages: { page: string; cover?: string | null }[];
  /** Files of the build that the page on screen has. */
  parts?: string[];
  /** Width of this screen, in pixels. */
  width?: number;
  /** Beside what is stored already. */
  more?: boolean;
};
