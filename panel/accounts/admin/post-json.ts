import { z } from 'zod/mini';

const errors = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.optional(z.object({ errors: z.array(z.object({ message: z.string() })) })),
    }),
  ),
});

/** Posts to `/cms-api/users/{path}`: the answer, and for a refusal the text for staff (with its field, if any). */
export async function postJson(
  path: string,
  sent: object,
): Promise<{ isOk: boolean; body: unknown; message: string | undefined }> {
  const answer = await fetch(`/cms-api/users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  const error = errors.safeParse(body).data?.errors[0];
  return { isOk: answer?.ok === true, body, message: error?.data?.errors[0]?.message ?? error?.message };
}
