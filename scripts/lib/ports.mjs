import net from 'node:net';

const listen = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve({ error }));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address();
      server.close(() => resolve({ port: bound }));
    });
  });

/** Whether a server could listen on this port now, on every address. */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '::']) {
    const { error } = await listen(port, host);
    if (error && error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') return false;
  }
  return true;
}

/** A port that nobody uses now, chosen by the system. */
export const freePort = async () => (await listen(0, '127.0.0.1')).port;

/** Throws a readable error when one of the named ports (`{ PORT: 3000 }`) is taken or no port at all. */
export async function requireFreePorts(ports) {
  const problems = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      problems.push(`${name}=${port} is not a port number.`);
    else if (!(await isPortFree(port))) {
      problems.push(
        `Port ${port} is in use. Stop what listens there, or choose another: ${name}=${port + 10} npm run …`,
      );
    }
  }
  if (new Set(Object.values(ports)).size < Object.keys(ports).length) {
    problems.push(`${Object.keys(ports).join(' and ')} must be different.`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
