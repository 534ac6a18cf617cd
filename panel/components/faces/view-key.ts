/** Payload's preference in which a person keeps how the talents are listed. */
export const VIEW_KEY = 'talents-view';

/** Faces, Payload's table, or measures to edit together. */
export const VIEWS = ['faces', 'table', 'measures'] as const;
export type View = (typeof VIEWS)[number];
