import type { SCENES } from '@passarela/painter';

interface DemoFeedItem {
  readonly scene: keyof typeof SCENES;
  readonly code: string;
  readonly caption: string;
  readonly takenAt: string;
}

export const FEED: readonly DemoFeedItem[] = [
  { scene: 'arch', code: 'DPa7rc0Arch', caption: 'Terracota, meio-dia.', takenAt: '2026-11-18' },
  {
    scene: 'studio',
    code: 'DOs7udi0Ppr',
    caption: 'Dia de estúdio. Papel novo, luz velha.',
    takenAt: '2026-11-14',
  },
  {
    scene: 'horizon',
    code: 'DOh0r1z0nte',
    caption: 'Campanha de verão, último clique.',
    takenAt: '2026-11-09',
  },
  {
    scene: 'polaroids',
    code: 'DNp0lar01ds',
    caption: 'Novos rostos, velhas polaroids.',
    takenAt: '2026-11-03',
  },
  {
    scene: 'curtain',
    code: 'DNcur7a1na0',
    caption: 'Bastidores do editorial Cortina.',
    takenAt: '2026-10-27',
  },
  { scene: 'stairs', code: 'DMe5cada000', caption: 'Degrau por degrau.', takenAt: '2026-10-21' },
  { scene: 'palm', code: 'DMpa1me1ra0', caption: 'Sombra de domingo.', takenAt: '2026-10-12' },
  { scene: 'window', code: 'DLjane1a000', caption: 'Snaps de quinta-feira.', takenAt: '2026-10-08' },
  { scene: 'walk', code: 'DLcorred0r0', caption: 'Casting, dia três.', takenAt: '2026-09-30' },
  { scene: 'reflector', code: 'DKrebat3d0r', caption: 'Alfaiataria clara.', takenAt: '2026-09-22' },
  { scene: 'steps', code: 'DKpa55o0000', caption: 'Prova de roupa, onze da noite.', takenAt: '2026-09-15' },
  {
    scene: 'suitcase',
    code: 'DJma1a00000',
    caption: 'Boa temporada, e liga na segunda.',
    takenAt: '2026-09-02',
  },
];
