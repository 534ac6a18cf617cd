import type { DemoPost } from './post.ts';

export const rights: DemoPost = {
  batch: 'image-rights',
  publishedAt: '2026-02-11 17:40:00',
  cover: 'paper',
  pt: {
    slug: 'direito-de-imagem-sem-misterio',
    title: 'Direito de imagem, sem mistério',
    description:
      'Prazo, praça e mídia: as três palavras que decidem um orçamento e como lê-las antes de assinar.',
    body: `Um orçamento de elenco tem duas partes: o trabalho e a imagem. O trabalho é a diária. A imagem é o que acontece depois, quando a fotografia sai do set e começa a viver sozinha.

## As três palavras
**Prazo** é por quanto tempo a imagem pode ser usada. **Praça** é onde: uma cidade, um país, o mundo. **Mídia** é em quê: site, rede social, televisão, embalagem. Mudar qualquer uma delas muda o valor.

### Um exemplo
- Seis meses, Brasil, redes sociais da marca: um valor
- Doze meses, Brasil, redes e televisão: cerca do dobro
- Prazo indeterminado, mundo, todas as mídias: quase sempre um erro, para os dois lados

> O uso que ninguém pensou em perguntar é o que dá mais trabalho depois.

![pen]

## Inteligência artificial
Desde 2024 nossos contratos têm uma cláusula própria: nenhuma imagem dos nossos talentos pode treinar modelos ou gerar novas imagens sem autorização separada, por escrito e remunerada.

Tem um projeto e não sabe por onde começar? [Conte para a gente](/contato) prazo, praça e mídia. O resto nós perguntamos.`,
  },
  en: {
    slug: 'image-rights-made-plain',
    title: 'Image rights, made plain',
    description:
      'Term, territory and media: the three words that decide a quote, and how to read them before signing.',
    body: `A casting quote has two parts: the work and the image. The work is the day on set. The image is what happens afterwards, when the photograph leaves the set and begins a life of its own.

## The three words
**Term** is how long the image may be used. **Territory** is where: a city, a country, the world. **Media** is in what: a site, social networks, television, packaging. Change any of them and the price changes.

### An example
- Six months, Brazil, the brand's social networks: one price
- Twelve months, Brazil, networks and television: about twice that
- No end, worldwide, all media: nearly always a mistake, for both sides

> The use nobody thought of asking about is the one that causes trouble later.

![pen]

## Generated images
Since 2024 our contracts carry a clause of their own: no picture of our talents may train models or generate new pictures without separate permission, in writing and paid.

Do you have a project and no idea where to start? [Tell us](/en/contact) term, territory and media. We shall ask the rest.`,
  },
};
