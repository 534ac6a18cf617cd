/** Payload's preferences in which a person keeps how a list is drawn. */
export const VIEW_KEYS = { talents: 'talents-view', media: 'media-view' };

/** Faces, Payload's table, or measures to edit together. */
export const VIEWS = ['faces', 'table', 'measures'] as const;
export type View = (typeof VIEWS)[number];
