import { text } from '@passarela/contract/text';
import type { TextFieldSingleValidation } from 'payload';
import { languageOf } from '../../platform/reference/language.ts';

const FILE_NAME =
  /^\S*\.(jpe?g|jfif|png|webp|avif|hei[cf]|tiff?|gif|bmp|mp4|mov|webm|ogg)$|^(img|dsc|dscf|pxl|mvi)[ _-]?\d+$/i;
const REFUSED = text(
  'Isto é o nome de um arquivo. Conte o que a foto mostra: “sorri à janela, jaqueta preta”.',
  'This is the name of a file. Say what the photo shows: “smiles at the window, black jacket”.',
);

/** Refuses a new description that is a file's name; an older one does not stop other changes. */
export const isDescription: TextFieldSingleValidation = (value, { previousValue, req }) =>
  !value || value === previousValue || !FILE_NAME.test(value.trim()) || REFUSED[languageOf(req.i18n)];
