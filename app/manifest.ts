import type { MetadataRoute } from 'next';
import messages from '@/messages/pt.json';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: messages.Site.name,
    short_name: messages.Site.name,
    description: messages.Site.description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
