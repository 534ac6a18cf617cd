import { z } from 'zod';

const expiry = { token_type: z.literal('bearer'), expires_in: z.number().int().positive() };

/** Body of POST {INTEGRATION}/api/signin. */
export const signinBody = z.object({ salt: z.string(), api_key: z.string() });
/** Answer of POST {INTEGRATION}/api/signin; `expires_in` in seconds. */
export const signinAnswer = z.object({ access_token: z.string().min(1), ...expiry });

/** Body of POST {PANEL}/api/login. */
export const loginBody = z.object({ salt: z.string(), api_token: z.string() });
/** Answer of POST {PANEL}/api/login and /api/refresh; `expires_in` in seconds. */
export const loginAnswer = z.object({ token: z.string().min(1), ...expiry });
