import { text } from '@passarela/contract/text';

/** What can be taken down, and where a picture can stand, by its collection. */
export const SUBJECTS = {
  talents: text('Talento', 'Talent'),
  media: text('Arquivo', 'File'),
  slides: text('Slide', 'Slide'),
  feed: text('Foto do feed', 'Feed photo'),
  posts: text('Publicação', 'Post'),
};
