import { text } from '@passarela/contract/text';

/** Why something left the site, as lists and receipts say it. */
export const CAUSES = {
  pressed: text('Retirado do ar', 'Taken down'),
  unpublished: text('Salvo como não publicado', 'Saved as not published'),
  deleted: text('Apagado', 'Deleted'),
  replaced: text('Arquivo trocado', 'File replaced'),
  start: text('Conferido ao iniciar', 'Checked at the start'),
};

/** A receipt of nobody's save: the time that staff had set came. */
export const AT_ITS_TIME = text('Saiu do ar na hora marcada', 'Left the site at its time');

/** The subjects of a takedown, and the uses of a picture, by collection. */
export const SUBJECTS = {
  talents: text('Talento', 'Talent'),
  media: text('Arquivo', 'File'),
  slides: text('Slide', 'Slide'),
  feed: text('Foto do feed', 'Feed photo'),
  posts: text('Publicação', 'Post'),
};

/** The agency's own texts, in which a picture can be used too. */
export const SITE_TEXTS = {
  privacy: text('Privacidade', 'Privacy'),
  agency: text('Sobre a agência', 'About the agency'),
};
