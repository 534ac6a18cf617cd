import { type Text, text } from '@passarela/contract/text';

export const SKILLS: readonly Text[] = [
  text('Inglês fluente', 'Fluent English'),
  text('Espanhol', 'Spanish'),
  text('Francês', 'French'),
  text('Italiano', 'Italian'),
  text('Libras', 'Brazilian Sign Language'),
  text('Passarela', 'Runway'),
  text('Teatro', 'Theatre'),
  text('Apresentação', 'Presenting'),
  text('Dança contemporânea', 'Contemporary dance'),
  text('Samba', 'Samba'),
  text('Capoeira', 'Capoeira'),
  text('Surfe', 'Surfing'),
  text('Natação', 'Swimming'),
  text('Ioga', 'Yoga'),
  text('Boxe', 'Boxing'),
  text('Equitação', 'Horse riding'),
  text('Skate', 'Skateboarding'),
  text('Violão', 'Guitar'),
  text('Canto', 'Singing'),
  text('Carteira de motorista', 'Driving licence'),
];
