import { text } from '@passarela/contract/text';

export const WRONG_FILE = text(
  'Este arquivo não serve. Use fotos em JPEG, PNG ou HEIC e vídeos em MP4.',
  'This file cannot be used. Use photos in JPEG, PNG or HEIC and videos in MP4.',
);

export const DAMAGED = text(
  'A foto está incompleta ou danificada: talvez a cópia tenha parado no meio. Envie de novo o original.',
  'The photo is incomplete or damaged: perhaps its copy stopped halfway. Send the original again.',
);

export const KEEP_ONE_ADMIN = text(
  'É a única conta de Administração. Antes, dê esse papel a outra pessoa que já entra no painel.',
  'It is the only administrator. First give that role to somebody else who already signs in.',
);
