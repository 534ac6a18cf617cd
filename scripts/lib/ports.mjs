import net from 'node:net';

const listen = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve({ error }));
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => resolve({}));
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

const LOWEST_PORT = 11_000;
const PORT_RANGE = 20_000;

/**
 * Ports that nobody uses now, below those that systems give to outgoing connections: a program that is killed finds its
 * own free again.
 */
export async function freePorts(count) {
  const ports = [];
  for (let port = LOWEST_PORT + Math.floor(Math.random() * PORT_RANGE); ports.length < count; port += 1) {
    if (await isPortFree(port)) ports.push(port);
  }
  return ports;
}

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
