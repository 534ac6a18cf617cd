import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Program, start } from './children.ts';
import { waitUntilUp } from './wait.ts';

const configuration = (folder: string, http: string) => `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/unused; uwsgi_temp_path ${folder}/unused; scgi_temp_path ${folder}/unused;
  ${http.trim()}
}
`;

/** Starts an nginx with its files in `folder` and these lines in its block `http`; resolves once `url` answers. */
export async function startNginx(folder: string, http: string, url: string): Promise<Program> {
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, http));
  const program = start(['nginx', '-c', file, '-g', 'daemon off;']);
  await waitUntilUp(url, program);
  return program;
}
