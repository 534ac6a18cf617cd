import type { Gender } from '@passarela/contract/talent';

/** A person's role: the picture's person, name and lists. `both`: models who are cast too. */
export type Role = {
  readonly name: string;
  readonly board?: 'international' | 'mainboard' | 'newFaces';
  readonly isCast?: true;
  readonly isHidden?: true;
  readonly gender?: Gender;
};

const international = (name: string): Role => ({ name, board: 'international' });
const mainboard = (name: string): Role => ({ name, board: 'mainboard' });
const newFace = (name: string): Role => ({ name, board: 'newFaces' });
const actor = (name: string): Role => ({ name, isCast: true });
/** A model who stands in the cast too. */
const both = (role: Role): Role => ({ ...role, isCast: true });
const hidden = (role: Role): Role => ({ ...role, isHidden: true });

/** Sixty letters, to see how a page bears a very long name. */
export const LONG_NAME = 'Maria Guilhermina Antonietta de Albuquerque Cavalcanti Vasconcelos';
const APOSTROPHE_NAME = "Joana D'Ávila";
export const WITHOUT_PHOTOS_NAME = 'Xênia Vasconcelos';

/** By the id of the person in the pictures. The first row of each list, from A on, is strong and varied. */
export const CASTING: Readonly<Record<string, Role>> = {
  p01: international('Juliana Valadares'),
  p02: newFace('Mayumi Tanabe'),
  p03: international('Aurora Bastos'),
  p04: newFace('Olívia Zanetti'),
  p05: mainboard('Beatriz Souto'),
  p06: international('Heloísa Brandão'),
  p07: both(mainboard('Paloma Rangel')),
  p08: both(mainboard('Tainá Pontes')),
  p09: mainboard('Serena Macedo'),
  p10: mainboard('Débora Figueiredo'),
  p11: international('Bruna Nakamura'),
  p12: mainboard(LONG_NAME),
  p13: newFace('Estela Fontes'),
  p14: { ...mainboard('Noá Pimenta'), gender: 'other' },
  p15: mainboard('Antônia Rocha'),
  p16: mainboard('Alice Cavalcanti'),
  p17: both(mainboard('Rafaela Coutinho')),
  p18: both(mainboard(APOSTROPHE_NAME)),
  p19: newFace('Eduarda Leal'),
  p20: both(international('Úrsula Rezende')),
  p21: { ...newFace('Luz Andrade'), gender: 'other' },
  p22: both(mainboard('Valentina Menezes')),
  p23: international('Ágata Rezende'),
  p24: mainboard('Flora Peixoto'),
  p25: international('Vicente Dantas'),
  p26: mainboard('Gael Ribas'),
  p27: newFace('Caio Vilela'),
  p28: hidden(mainboard('Hugo Barcelos')),
  p29: newFace('Abel Junqueira'),
  p30: both(mainboard('Igor Salles')),
  p31: newFace('Lucas Furtado'),
  p32: newFace('Elias Moura'),
  p33: newFace('Bruno Tavares'),
  p34: hidden(mainboard('Otávio Guedes')),
  p35: both(mainboard('Xavier Nogueira')),
  p36: mainboard('Artur Magalhães'),
  p37: both(mainboard('Rafael Pacheco')),
  p38: newFace('Samuel Cardoso'),
  p39: international('Tomás Novaes'),
  p40: hidden(mainboard('Saulo Duarte')),
  p41: both(mainboard('Zeca Toledo')),
  p42: both(mainboard('Ulisses Freitas')),
  p43: newFace('Dandara Prates'),
  p44: newFace('Giovana Mattos'),
  p45: newFace('Quésia Lacerda'),
  p46: newFace('Davi Meireles'),
  p47: newFace('Ravi Mendonça'),
  p48: newFace('Henrique Antunes'),
  p49: actor('Berenice Albuquerque'),
  p50: actor('Fátima Bittencourt'),
  p51: hidden(actor('Benedita Caldas')),
  p52: actor('Zulmira Santana'),
  p53: actor('Adélia Viana'),
  p54: hidden(actor('Sílvia Esteves')),
  p55: actor('Benício Fagundes'),
  p56: actor('Joaquim Faria'),
  p57: actor('Anselmo Veloso'),
  p58: actor('Murilo Ramalho'),
  p59: actor('Cássio Azevedo'),
  p60: actor('Plínio Moreira'),
};
