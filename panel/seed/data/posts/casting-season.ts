import type { DemoPost } from './post.ts';

export const castingSeason: DemoPost = {
  batch: 'casting-season',
  publishedAt: '2026-11-12 09:30:00',
  cover: 'corridor',
  pt: {
    slug: 'por-dentro-do-casting-da-semana-de-moda',
    title: 'Por dentro do casting da semana de moda',
    description:
      'Três semanas, quarenta marcas e um corredor cheio: como funciona a temporada de castings vista pela agência.',
    body: `A temporada começa muito antes da primeira luz da passarela. Em outubro, quando as marcas ainda estão fechando as peças-piloto, o telefone da agência já toca para perguntar uma coisa só: quem vocês têm de novo?

## Três semanas, um corredor
Um casting presencial dura, em média, quatro minutos. A modelo entra, entrega o composite, caminha até a parede, volta e veste uma peça de prova. Quatro minutos parecem pouco, mas dizem quase tudo: o ritmo do passo, o jeito de ouvir, a calma.

> Ninguém contrata um rosto. A gente contrata alguém que sabe esperar a vez e, quando ela chega, não pede desculpas por existir.

A frase é de uma diretora de casting que acompanha a agência desde a primeira turma. Ela recebe até duzentas pessoas por dia e lembra o nome das que disseram bom-dia.

![walk]

## O que levamos na bolsa
- Composite impresso, mesmo que todos peçam o digital
- Um par de saltos conhecidos e um par de tênis limpos
- Roupa preta, justa e sem estampa
- Água, uma fruta e o carregador
- Paciência

## Depois do sim
Entre o casting e o desfile há a prova de roupa, que pode começar às onze da noite. É ali que o styling decide a ordem de entrada e que muita gente descobre que vai abrir ou fechar. **Nenhum desses minutos é pago a mais pela modelo**: transporte e alimentação são combinados antes, por escrito.

Quem quiser entender se tem o perfil para a próxima temporada pode [mandar as fotos pelo nosso formulário](/seja-modelo). A resposta vem de uma pessoa, sempre.`,
  },
  en: {
    slug: 'inside-fashion-week-casting',
    title: 'Inside fashion week casting',
    description:
      'Three weeks, forty labels and one crowded corridor: the casting season as the agency sees it.',
    body: `The season starts long before the first light of the runway. In October, while labels are still closing their samples, the agency's telephone is already ringing with a single question: who is new?

## Three weeks, one corridor
A casting in person takes four minutes on average. The model walks in, hands over a composite, walks to the wall and back, and tries one piece on. Four minutes sound short, yet they say nearly everything: the pace, the way of listening, the calm.

> Nobody books a face. We book someone who knows how to wait for a turn and, when it comes, does not apologise for being there.

The words belong to a casting director who has followed the agency since its very first class. She sees up to two hundred people a day and remembers the names of those who said good morning.

![walk]

## What goes in the bag
- A printed composite, even if everyone asks for the digital one
- One pair of heels you know, one pair of clean trainers
- Black clothes, close to the body, no prints
- Water, a piece of fruit and a charger
- Patience

## After the yes
Between casting and show comes the fitting, which may begin at eleven at night. It is there that the running order is decided and that many learn they will open or close. **No model ever pays for any of it**: travel and meals are agreed beforehand, in writing.

If you wonder whether the next season might be yours, [send us your pictures](/en/be-a-model). The answer always comes from a person.`,
  },
};
