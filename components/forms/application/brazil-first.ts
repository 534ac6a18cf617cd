type Country = { id: string | number; value: string };

const isBrazil = ({ id, value }: Country) => /^bra?$/i.test(String(id)) || /^bra[sz]il$/i.test(value);

/** Countries with Brazil at the top, where nearly everybody looks for it; nothing is chosen. */
export const brazilFirst = <T extends Country>(countries: readonly T[]): T[] => [
  ...countries.filter(isBrazil),
  ...countries.filter((country) => !isBrazil(country)),
];
