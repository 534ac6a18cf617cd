const ARGUMENT = /\{(\w+)(?:, plural,((?: (?:=\d+|other) \{[^{}]*\})+))?\}/g;

/** Fills `{name}` and `{count, plural, =1 {# face} other {# faces}}`, exact numbers only; others stay. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(ARGUMENT, (whole: string, name: string, cases?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (cases === undefined) return String(value);
    const [, chosen = ''] = new RegExp(` (?:=${value}|other) {([^}]*)`).exec(cases) ?? [];
    return chosen.replaceAll('#', String(value));
  });
}
