import { slugify } from '@passarela/contract/slug';
import { text } from '@passarela/contract/text';
import type { TextFieldSingleValidation } from 'payload';
import { uploadedName } from '../../platform/reference/content-name.ts';
import { languageOf } from '../../platform/reference/language.ts';

const ENDING = /\.(jpe?g|jfif|png|webp|avif|hei[cf]|tiff?|gif|bmp|mp4|mov|webm|ogg)$/i;
/** Words of names that cameras and messengers give: `IMG_2041`, `WhatsApp Image 2026-11-01 at 10.20`. */
const GIVEN = new Set(
  'img dsc dscf dscn pxl mvi vid pic image imagem foto photo video screenshot captura de da tela whatsapp wa at às'.split(
    ' ',
  ),
);
const REFUSED = text(
  'Isto é o nome de um arquivo. Conte o que a foto mostra: “sorri à janela, jaqueta preta”.',
  'This is the name of a file. Say what the photo shows: “smiles at the window, black jacket”.',
);

/** Whether a description is the name under which its own file was sent, without its ending. */
function isOwnName(value: string, filename: unknown): boolean {
  if (typeof filename !== 'string' || !/[_\d-]/.test(value)) return false;
  return slugify(value) === slugify(uploadedName(filename).replace(/\.\w+$/, ''));
}

/** `DSC 0041`, `20261101_101010`: a number, and nothing beside it that says what is seen. */
const isNumbered = (value: string): boolean =>
  /\d/.test(value) && value.split(/[^\p{L}]+/u).every((word) => word === '' || GIVEN.has(word.toLowerCase()));

const isFileName = (value: string, filename: unknown): boolean =>
  ENDING.test(value) || isNumbered(value) || isOwnName(value, filename);

/** Refuses a new description that is a file's name; an older one does not stop other changes. */
export const isDescription: TextFieldSingleValidation = (value, { previousValue, data, req }) =>
  !value ||
  value === previousValue ||
  !isFileName(value.trim(), Object(data).filename) ||
  REFUSED[languageOf(req.i18n)];
