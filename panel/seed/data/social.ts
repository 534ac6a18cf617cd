export const SOCIAL = {
  instagram: 'https://www.instagram.com/passarela.agencia/',
  whatsapp: 'https://wa.me/5548999990000',
  email: 'mailto:contato@passarela.example',
} as const;
