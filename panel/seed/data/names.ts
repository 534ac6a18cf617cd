const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** First names of the talents that benchmarks add. */
export const FIRST_NAMES = {
  female: words(`
    Ágata Alice Antônia Aurora Beatriz Bruna Benedita Camila Cecília Clarice Dandara Débora
    Dora Eduarda Érica Estela Fabiana Flora Gabriela Giovana Helena Heloísa Iara Inês
    Isadora Jaciara Joana Júlia Laís Larissa Lívia Luana Maitê Manuela Marina Mirela Naiara
    Nina Olívia Ofélia Paloma Pietra Poliana Quésia Quitéria Rafaela Rosa Rute Sabrina Sofia
    Tainá Teresa Úrsula Valentina Vitória Ximena Xênia Zélia Zoé Zuleica
  `),
  male: words(`
    Abel André Artur Bento Bernardo Caio Cícero Danilo Davi Elias Enzo Felipe Gael Gustavo
    Heitor Hugo Ícaro Igor João Joaquim Lázaro Leandro Lucas Mateus Miguel Murilo Natan
    Nicolas Otávio Olavo Pedro Plínio Quirino Rafael Ravi Rodrigo Samuel Saulo Téo Tiago
    Ulisses Vicente Vinícius Xavier Zaqueu Zeca
  `),
};

export const SURNAMES = words(`
    Albuquerque Andrade Antunes Azevedo Barcelos Bastos Bittencourt Brandão Caldas Caminha
    Cardoso Cavalcanti Coutinho Dantas Duarte Esteves Fagundes Faria Figueiredo Fontes
    Freitas Furtado Guedes Junqueira Lacerda Leal Lemos Macedo Magalhães Mattos Meireles
    Mendonça Menezes Moreira Moura Nogueira Novaes Pacheco Paiva Peixoto Pinheiro Pontes
    Pimenta Prates Ramalho Rangel Rezende Ribas Rocha Salles Santana Siqueira Souto Tavares
    Teles Toledo Valadares Vasconcelos Veloso Viana Vilela Zanetti
  `);

export function countLetters(name: string): number {
  return name.replace(/[^\p{L}]/gu, '').length;
}
