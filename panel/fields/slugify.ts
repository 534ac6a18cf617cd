/** Lower-case ASCII words joined by hyphens: "São João d'Oeste" gives "sao-joao-d-oeste". */
export const slugify = (value: string): string =>
  value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
