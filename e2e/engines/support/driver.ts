/** The three engines that people browse with. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

export type Point = { x: number; y: number };

/** One window of a fresh browser. Points and sizes are CSS pixels of its viewport. */
export type Driver = {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Opens an empty tab and goes on in it. */
  openTab: () => Promise<void>;
  /** Goes on in the tab opened as this one, from 0. */
  switchTab: (at: number) => Promise<void>;
  /** The value of an expression in the page that gives a text, or a promise of one. */
  run: (expression: string) => Promise<string>;
  /** A mouse press of `PRESS_MS`. */
  click: (point: Point) => Promise<void>;
  /** Drags from one point to another. */
  drag: (from: Point, to: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Chooses a file for the input that the selector finds. */
  chooseFile: (selector: string, path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  /** The page as a PDF; undefined if the engine's driver can't print. */
  print: (() => Promise<Uint8Array>) | undefined;
  /** Console errors, uncaught errors, policy violations and failed requests since the window was opened. */
  errors: () => string[];
  close: () => Promise<void>;
};

/** A running browser that opens windows, one at a time. */
export type Browser = { open: () => Promise<Driver>; quit: () => Promise<void> };

/** Keys by their WebDriver code points; puppeteer calls them by these names. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  PageDown: '\uE00F',
} as const;
export type Key = keyof typeof KEYS;
