import type { DemoPost } from './post.ts';

export const snaps: DemoPost = {
  batch: 'how-to-make-snaps',
  publishedAt: '2026-10-28 11:00:00',
  cover: 'window',
  pt: {
    slug: 'como-preparar-seus-snaps',
    title: 'Como preparar seus snaps em casa',
    description:
      'Luz de janela, parede clara e nada mais: o guia da agência para fotografar polaroids com o celular.',
    body: `Snap, polaroid, digital: o nome muda, a função não. É a fotografia que mostra como você é numa terça-feira de manhã, sem retoque e sem personagem. Para quem escolhe elenco, vale mais do que um ensaio inteiro.

## A luz
Fique de frente para uma janela grande, sem sol direto. Apague as lâmpadas do quarto: a mistura de luz amarela e luz do dia muda a cor da pele. O melhor horário é entre nove e onze da manhã.

## A roupa
- Camiseta ou regata lisa, preta ou branca
- Jeans reto, sem rasgos
- Cabelo como ele é; uma foto solto e uma preso
- Sem maquiagem, sem joias, sem óculos

![polaroid]

## As quatro fotos
1. Rosto de frente, sem sorrir
2. Rosto de perfil, queixo paralelo ao chão
3. Corpo inteiro, braços soltos
4. Uma sorrindo, do jeito que você sorri

Peça para alguém segurar o celular **na altura do seu peito**, nunca de cima. Use a câmera de trás, um passo e meio de distância, sem zoom e sem filtro.

> Se a foto está sem graça, provavelmente está certa.

Quando as quatro estiverem prontas, [envie pelo formulário](/seja-modelo). Quem tem menos de dezoito anos envia junto com um responsável.`,
  },
  en: {
    slug: 'how-to-make-your-snaps',
    title: 'How to make your snaps at home',
    description: 'Window light, a plain wall and nothing else: our guide to taking polaroids with a phone.',
    body: `Snap, polaroid, digital: the name changes, the purpose does not. It is the picture of how you look on a Tuesday morning, without retouching and without a character. To those who cast, it is worth more than a whole shoot.

## The light
Stand facing a large window, out of direct sun. Switch the lamps off: yellow light mixed with daylight changes the colour of skin. The best hours are between nine and eleven in the morning.

## The clothes
- A plain T-shirt or tank top, black or white
- Straight jeans without holes
- Hair as it is; one picture down, one tied back
- No make-up, no jewellery, no glasses

![polaroid]

## The four pictures
1. Face to camera, not smiling
2. Profile, chin level with the floor
3. Full length, arms relaxed
4. One smiling, the way you smile

Ask somebody to hold the phone **at the height of your chest**, never from above. Use the camera on the back, a step and a half away, no zoom, no filter.

> If the picture looks a little dull, it is probably right.

When all four are ready, [send them with our form](/en/be-a-model). If you are under eighteen, do it together with a parent or guardian.`,
  },
};
