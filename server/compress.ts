import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { isHtml } from './buffer-html.ts';

// Required, because its types know express only; it works on plain requests.
type Filter = (...args: Parameters<RequestListener>) => boolean;
type Compression = {
  (options: { filter: Filter }): (...args: [...Parameters<RequestListener>, next: () => void]) => void;
  filter: Filter;
};
const require = createRequire(import.meta.url);
const compression: Compression = require('compression');

/** Compresses what is not HTML while it is written; HTML is packed whole (html-response.ts). */
export const createCompression = () =>
  compression({ filter: (req, res) => !isHtml(res) && compression.filter(req, res) });
