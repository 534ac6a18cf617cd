import { text } from '@passarela/contract/text';

export const CLOSED = {
  locked: text(
    'Esta foto está guardada com uma chave que o painel não tem mais. Quem cuida do servidor pode recolocá-la.',
    'This photo is stored with a key that the panel no longer has. Whoever runs the server can put it back.',
  ),
  gone: text(
    'O arquivo desta foto não está no servidor. Quem cuida do servidor pode trazê-lo de uma cópia.',
    'The file of this photo is not on the server. Whoever runs the server can bring it back from a copy.',
  ),
  damaged: text(
    'O arquivo desta foto está danificado. Quem cuida do servidor pode trazê-lo de uma cópia.',
    'The file of this photo is damaged. Whoever runs the server can bring it back from a copy.',
  ),
} as const;
