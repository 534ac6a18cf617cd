/** Payload's preference in which a person keeps how the talents are listed. */
export const VIEW_KEY = 'talents-view';

export type View = 'faces' | 'table';
