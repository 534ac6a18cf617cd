/** The three forms: the last part of each one’s address [S138.1], and the panel’s collection of its entries. */
export const FORMS = {
  contact: { address: 'contact', collection: 'messages' },
  favorites: { address: 'favorites', collection: 'quotes' },
  getScouted: { address: 'get-scouted', collection: 'applications' },
} as const;

export type FormName = keyof typeof FORMS;
