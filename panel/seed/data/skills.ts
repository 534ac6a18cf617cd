import type { Bilingual } from './biographies.ts';

/** What talents can do, for bookers. */
export const SKILLS: readonly Bilingual[] = [
  { pt: 'Inglês fluente', en: 'Fluent English' },
  { pt: 'Espanhol', en: 'Spanish' },
  { pt: 'Francês', en: 'French' },
  { pt: 'Italiano', en: 'Italian' },
  { pt: 'Libras', en: 'Brazilian Sign Language' },
  { pt: 'Passarela', en: 'Runway' },
  { pt: 'Teatro', en: 'Theatre' },
  { pt: 'Apresentação', en: 'Presenting' },
  { pt: 'Dança contemporânea', en: 'Contemporary dance' },
  { pt: 'Samba', en: 'Samba' },
  { pt: 'Capoeira', en: 'Capoeira' },
  { pt: 'Surfe', en: 'Surfing' },
  { pt: 'Natação', en: 'Swimming' },
  { pt: 'Ioga', en: 'Yoga' },
  { pt: 'Boxe', en: 'Boxing' },
  { pt: 'Equitação', en: 'Horse riding' },
  { pt: 'Skate', en: 'Skateboarding' },
  { pt: 'Violão', en: 'Guitar' },
  { pt: 'Canto', en: 'Singing' },
  { pt: 'Carteira de motorista', en: 'Driving licence' },
];
