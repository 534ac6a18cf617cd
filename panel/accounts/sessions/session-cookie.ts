/** The cookie of a session: sent to this panel alone, and by TLS alone if staff come so. */
export const sessionCookie = (origin: string) =>
  ({ sameSite: 'Lax', secure: origin.startsWith('https:') }) as const;
