/** The fragment of a package's address when staff look at it: their look is no open. */
export const STAFF_LOOK = 'equipe';
