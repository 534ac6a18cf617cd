import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { z } from 'zod';
import { writePrograms } from './lib/browser/bundle.ts';
import { CARD_WIDTHS_PX, IMAGE_FORMATS, IMAGE_QUALITIES, WIDE_WIDTHS_PX } from './lib/domain/images.ts';
import { parseHosts } from './lib/system/media-hosts.ts';

const storage = new URL(process.env.STORAGE_URL ?? 'http://127.0.0.1:4000/media');
/** Whether the site reaches the storage at a private address: by its name, or by STORAGE_INSIDE. */
const isStorageInside =
  /^((.+\.)?localhost$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)/.test(storage.hostname) ||
  z.stringbool().safeParse(process.env.STORAGE_INSIDE).data === true;

/** Hosts besides the storage whose pictures are optimized; a query may be part of their addresses. */
const mediaHosts = (parseHosts(process.env.MEDIA_HOSTS ?? '') ?? []).map((origin) => {
  const { protocol, hostname, port } = new URL(origin);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    hostname,
    port,
    pathname: '/**',
  };
});

// As in panel/next.config.ts: the first build of a folder leaves no cache behind.
process.env.IS_BUILT_AGAIN ??= String(
  existsSync(fileURLToPath(new URL('./.next/BUILD_ID', import.meta.url))),
);

const config: NextConfig = {
  poweredByHeader: false,
  // For `next start`; our server compresses by itself, after it has read the page (server/html-response.ts).
  compress: true,
  reactStrictMode: true,
  // One copy for all bundles: undici shares its connections, pdfkit reads its fonts from disk.
  serverExternalPackages: ['undici', 'pdfkit'],
  // `npm test` checks the types, of tests and scripts too.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Title and preview stand in the head of a dynamic page for everybody, not only for known robots.
  htmlLimitedBots: /./,
  // Every style sees the breakpoints and mixins without naming them.
  sassOptions: {
    loadPaths: [fileURLToPath(new URL('./components/ui', import.meta.url))],
    additionalData: '@use "mixins" as *;\n',
  },
  images: {
    remotePatterns: [new URL(`${storage.href.replace(/\/$/, '')}/**`), ...mediaHosts],
    dangerouslyAllowLocalIP: isStorageInside,
    // Then no host of MEDIA_HOSTS may send the site on to an address of its own network.
    ...(isStorageInside && { maximumRedirects: 0 }),
    // Only our pictures of the Instagram feed: no second copy of a chat preview.
    localPatterns: [{ pathname: '/api/instagram/**', search: '' }],
    formats: [...IMAGE_FORMATS],
    deviceSizes: [...WIDE_WIDTHS_PX],
    imageSizes: CARD_WIDTHS_PX.filter((width) => width < WIDE_WIDTHS_PX[0]),
    qualities: IMAGE_QUALITIES,
    minimumCacheTTL: 31_536_000,
    // Without JS a photo is a link to its large file, to be looked at.
    contentDispositionType: 'inline',
    maximumDiskCacheSize: 2 * 1024 ** 3,
  },
  // The middleware answers a trailing slash together with the language prefix, in one redirect.
  skipTrailingSlashRedirect: true,
  // The server tells Next that its name is localhost; in development pages are opened by number too.
  allowedDevOrigins: ['127.0.0.1'],
  // Pages and data live in memory; optimized pictures on disk.
  cacheHandler: fileURLToPath(new URL('./server/page-cache.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  experimental: {
    // No program reads the maps of a built site; in development errors name their lines.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    turbopackFileSystemCacheForBuild: process.env.IS_BUILT_AGAIN === 'true',
    // Fewer, fuller files pack better: 0.5 to 1.4 KiB a page.
    turbopackChunking: { minChunkSize: 100_000 },
    // Styles stand in the page (server/page.ts): many small sheets cost no request, and each page has only
    // its own.
    cssChunking: { type: 'graph', requestCost: 2000 },
    // Photos stay on disk (server/spool). The second limit must exceed the first, else Next answers 500.
    serverActions: { bodySizeLimit: '1.5mb' },
    proxyClientMaxBodySize: '2mb',
  },
};

/** Builds and development first bundle what runs outside of the application (docs/decisions/early-clicks.md). */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) await writePrograms();
  return createNextIntlPlugin('./lib/i18n/request.ts')(config);
}
