type KeyPress = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/** The key of an event; empty with Ctrl, Alt or ⌘, which belong to the browser: back, zoom, the ends of a text. */
export const unmodifiedKey = (event: KeyPress): string =>
  event.ctrlKey || event.altKey || event.metaKey ? '' : event.key;
