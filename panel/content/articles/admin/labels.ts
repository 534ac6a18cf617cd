import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';

const FAILED = text('O texto não foi colado. Tente de novo.', 'The text was not pasted. Try again.');

const LABELS = {
  pt: {
    taking: (count: number) => (count === 1 ? 'Trazendo 1 imagem…' : `Trazendo ${count} imagens…`),
    lost: (count: number) =>
      `${count === 1 ? '1 imagem não veio' : `${count} imagens não vieram`} com o texto. Salve cada uma no computador e ponha aqui com o botão de imagem.`,
  },
  en: {
    taking: (count: number) => (count === 1 ? 'Bringing 1 picture…' : `Bringing ${count} pictures…`),
    lost: (count: number) =>
      `${count === 1 ? '1 picture' : `${count} pictures`} did not come with the text. Save each on the computer and put it here with the picture button.`,
  },
};

export const pasteLabels = (language: Language) => ({ ...LABELS[language], failed: FAILED[language] });
