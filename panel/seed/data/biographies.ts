import type { Gender } from '@passarela/contract/talent';
import type { Text } from '@passarela/contract/text';

interface Template {
  /** Nobody younger can have done what it says. */
  readonly fromAge: number;
  readonly pt: (name: string, o: string, city: string) => string;
  readonly en: (name: string, city: string) => string;
}

const CITIES = `
  Florianópolis, Curitiba, Porto Alegre, Salvador, Recife, Belém, Belo Horizonte, Goiânia, São Luís, Manaus,
  Joinville, Blumenau, Niterói, Campinas, Natal
`
  .trim()
  .split(/,\s+/);

const MODEL: readonly Template[] = [
  {
    fromAge: 18,
    pt: (name, o, city) =>
      `${name} nasceu em ${city} e foi descobert${o} numa fila de cinema. Desde então divide o ano entre São Paulo, Milão e a casa da avó, onde ainda passa os verões. Gosta de provas de roupa longas e de viagens curtas.`,
    en: (name, city) =>
      `${name} was born in ${city} and was discovered in a cinema queue. The year is now split between São Paulo, Milan and a grandmother's house, where the summers are still spent. Likes long fittings and short trips.`,
  },
  {
    fromAge: 22,
    pt: (name, o, city) =>
      `Antes da primeira passarela, ${name} estudava arquitetura em ${city}. O olhar para linha e proporção ficou: é conhecid${o} entre fotógrafos por entender a luz antes de o assistente terminar de montar o tripé.`,
    en: (name, city) =>
      `Before the first runway, ${name} studied architecture in ${city}. The eye for line and proportion stayed: photographers know a model who reads the light before the tripod is up.`,
  },
  {
    fromAge: 18,
    pt: (name, _o, city) =>
      `De ${city} para o mundo: ${name} fez catálogo, editorial e três temporadas seguidas de semana de moda. Nas folgas, nada no mar e cozinha para a equipe inteira.`,
    en: (name, city) =>
      `From ${city} to the world: catalogue, editorial and three fashion weeks in a row. On days off, ${name} swims in the sea and cooks for the whole crew.`,
  },
  {
    fromAge: 20,
    pt: (name, o, city) =>
      `${name} cresceu dançando em ${city} e leva a dança para o set: movimento, paciência e precisão. Trabalha com a agência desde os dezoito anos e é apaixonad${o} por fotografia analógica.`,
    en: (name, city) =>
      `${name} grew up dancing in ${city} and brings it to the set: movement, patience, precision. With the agency since turning eighteen, and devoted to film photography.`,
  },
];

const CAST: readonly Template[] = [
  {
    fromAge: 20,
    pt: (name, _o, city) =>
      `${name} faz teatro em ${city} há mais de dez anos e chegou à publicidade por acaso. Tem naturalidade diante da câmera, texto rápido e um riso que os diretores pedem para repetir.`,
    en: (name, city) =>
      `${name} has been on stage in ${city} for more than ten years and came to advertising by chance. At ease before the camera, quick with lines, and with a laugh directors ask to hear again.`,
  },
  {
    fromAge: 18,
    pt: (name, _o, city) =>
      `Aulas de manhã, set à tarde, ou o contrário, conforme a diária. ${name} vive em ${city}, dirige, anda de bicicleta e fala três línguas, todas com o mesmo sotaque bonito.`,
    en: (name, city) =>
      `Lessons in the morning, acting in the afternoon, or the other way round, as the shooting day demands. ${name} lives in ${city}, drives, cycles and speaks three languages, all with the same lovely accent.`,
  },
  {
    fromAge: 30,
    pt: (name, o, city) =>
      `${name} já foi padeir${o}, fotógraf${o} e mãe ou pai em dezenas de comerciais. Mora em ${city} e está sempre com a mala pronta.`,
    en: (name, city) =>
      `${name} has been a baker, a photographer and somebody's parent in dozens of commercials. Lives in ${city}, suitcase always packed.`,
  },
];

const YOUNG: readonly Template[] = [
  {
    fromAge: 0,
    pt: (name, _o, city) =>
      `${name} mora em ${city}, estuda de manhã e desenha em qualquer papel. Chegou à agência há pouco, e alguém da família vem junto a cada prova.`,
    en: (name, city) =>
      `${name} lives in ${city}, goes to school in the morning and draws on any piece of paper. New to the agency; somebody of the family comes along to every fitting.`,
  },
  {
    fromAge: 0,
    pt: (name, _o, city) =>
      `Vôlei, coral da escola e uma curiosidade sem fim: ${name}, de ${city}, pergunta aos fotógrafos para que serve cada luz e trabalha só nas férias.`,
    en: (name, city) =>
      `Volleyball, the school choir and endless curiosity: ${name}, from ${city}, asks photographers what each light is for, and works in the holidays only.`,
  },
];

/** A short biography in both languages, fit for this age (null: unknown); the same index gives the same text. */
export function biographyOf(
  index: number,
  firstName: string,
  gender: Gender,
  { isCast, age }: { isCast: boolean; age: number | null },
): Text {
  const fitting = (isCast ? CAST : MODEL).filter(({ fromAge }) => fromAge <= (age ?? 0));
  const list = fitting.length > 0 ? fitting : YOUNG;
  const template = list[index % list.length] ?? list[0];
  const city = CITIES[(index * 7) % CITIES.length] ?? 'Florianópolis';
  const ending = gender === 'woman' ? 'a' : gender === 'man' ? 'o' : 'e';
  return { pt: template?.pt(firstName, ending, city) ?? '', en: template?.en(firstName, city) ?? '' };
}
