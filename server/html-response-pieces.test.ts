import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serve } from './testing/html-response.ts';

const SCRIPT = '<script>push("a")</script>';

describe('an answer written in pieces', () => {
  it('arrives whole when it is HTML, with its real length', async () => {
    const url = await serve(async (_req, res) => {
      res.statusCode = 200;
      res.setHeader('Content-Type', 'text/html');
      res.flushHeaders();
      res.write('<html>');
      await new Promise((resolve) => res.write(Buffer.from(`é${SCRIPT}`), resolve));
      res.write('c3A=', 'base64');
      res.end('</html>');
    });
    const answer = await fetch(url);
    expect(await answer.text()).toBe(`<html>é${SCRIPT}sp</html>`);
    expect(answer.headers.get('content-security-policy')).toContain('sha256-');
    expect(answer.headers.get('content-length')).toBe('43');
  });

  it('passes through at once when it is anything else', async () => {
    const url = await serve((_req, res) => {
      res.writeHead(206, 'Some', { 'Content-Type': 'text/plain' });
      res.write('first');
    });
    const reader = (await fetch(url)).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('first');
    await reader?.cancel();
  });

  it('of 50 MB goes through whole', async () => {
    const url = await serve((_req, res) => {
      res.setHeader('Content-Type', 'video/mp4');
      const chunk = Buffer.alloc(1024 * 1024);
      let left = 50;
      const more = () => {
        while (left-- > 0) if (!res.write(chunk)) return res.once('drain', more);
        return res.end();
      };
      more();
    });
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(50 * 1024 * 1024);
  });

  it('survives a visitor who leaves', async () => {
    const arrived = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const url = await serve((req, res) => {
      res.setHeader('Content-Type', 'text/html');
      res.write('<html>');
      if (req.url === '/stays') return res.end('</html>');
      res.once('close', () => {
        res.end('</html>');
        left.resolve();
      });
      return arrived.resolve();
    });
    const leaving = request(url);
    leaving.on('error', () => undefined);
    leaving.end();
    await arrived.promise;
    leaving.destroy();
    await left.promise;
    expect((await fetch(`${url}/stays`)).status).toBe(200);
  });

  it('with 304 stays without policy, so that the kept page keeps its own', async () => {
    const url = await serve((_req, res) => {
      res.setHeader('ETag', '"x"');
      res.statusCode = 304;
      res.end();
    });
    const answer = await fetch(url, { headers: { 'if-none-match': '"x"' } });
    expect(answer.status).toBe(304);
    expect(answer.headers.has('content-security-policy')).toBe(false);
  });
});
