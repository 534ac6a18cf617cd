/** Signed by the panel; nobody else can say more of it than its form. */
const TOKEN = /^[\w.-]{20,200}$/;

/** Whether a token opens a post; any other opens a talent (docs/decisions/publication.md). */
export const isOfPost = (token: string): boolean => token.startsWith('post.');

/** The token in the address of a preview; empty when it has none of that form. */
export function readToken(search: Pick<URLSearchParams, 'get'>): string {
  const token = search.get('token') ?? '';
  return TOKEN.test(token) ? token : '';
}
