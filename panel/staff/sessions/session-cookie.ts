/** How browsers keep the cookie of a session: sent to this panel alone, and by TLS alone where staff reach it so. */
export const sessionCookie = (origin: string) =>
  ({ sameSite: 'Lax', secure: origin.startsWith('https:') }) as const;
