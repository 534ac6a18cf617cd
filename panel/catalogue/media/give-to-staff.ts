import { webStream } from '@passarela/gate/web-stream';
import type { PayloadRequest } from 'payload';
import { notFound } from '../../parts/access/require.ts';
import { files } from '../../platform/files/files.ts';
import { isKey, MEDIA } from '../../platform/files/keys.ts';
import { fileAnswer } from '../../platform/http/file-answer.ts';
import { typeOfName } from '../../platform/reference/media-type.ts';

/** The bytes at `staffFile`, withheld ones too; Payload has checked who reads. 404 without the file. */
export async function giveToStaff(
  req: PayloadRequest,
  { params: { filename } }: { params: { filename: string } },
): Promise<Response> {
  const key = `${MEDIA}${filename}`;
  const headers = Object.fromEntries(req.headers);
  const answer = isKey(key) && (await fileAnswer(files(), key, { method: 'GET', headers }));
  if (!answer) throw notFound();
  return new Response(answer.stream && webStream(answer.stream), {
    status: answer.status,
    headers: {
      ...answer.headers,
      'Content-Type': typeOfName(filename) ?? 'application/octet-stream',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  });
}
