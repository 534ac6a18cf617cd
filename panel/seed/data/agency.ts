/** The demo's agency: nobody's name, number or address. Its people lend their faces to no listed talent. */
export const AGENCY = {
  phone: '+55 (48) 3222-0000',
  whatsapp: 'https://wa.me/5548999990000',
  email: 'contato@passarela.example',
  instagram: 'https://www.instagram.com/passarela.agencia/',
  networks: [{ name: 'TikTok', url: 'https://www.tiktok.com/@passarela.agencia' }],
  address: 'Rua da Passarela, 25, 2º andar\nCentro, Florianópolis, SC\n88010-000',
  hours: [
    { from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' },
    { from: 'sat', opens: '09:00', closes: '12:00' },
  ],
  reference_prefix: 'PAS',
  download_ending: 'PASSARELA',
  legal_name: 'Passarela Agência de Modelos e Talentos Ltda.',
  cnpj: '12.345.678/0001-95',
  clients: 'Ateliê Marola\nCasa Bruma\nRevista Vento\nLinho & Sal\nCafé Alvorada\nTeatro do Cais',
} as const;

/** By the person of the pictures, in the order of the pages. */
export const TEAM = [
  {
    person: 'p51',
    name: 'Benedita Caldas',
    role: { pt: 'Fundadora e diretora', en: 'Founder and director' },
  },
  { person: 'p40', name: 'Saulo Duarte', role: { pt: 'Booker, modelos', en: 'Booker, models' } },
  {
    person: 'p54',
    name: 'Sílvia Esteves',
    role: { pt: 'New faces e famílias', en: 'New faces and families' },
  },
  { person: 'p34', name: 'Otávio Guedes', role: { pt: 'Booker, elenco', en: 'Booker, cast' } },
] as const;

/** The room on the contact page. */
export const PLACE = 'studio';
