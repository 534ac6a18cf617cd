import type { SCENES } from '@passarela/painter';

const photo = (scene: keyof typeof SCENES, code: string, takenAt: string, caption: string) => ({
  scene,
  code,
  takenAt,
  caption,
});

export const FEED = [
  photo('arch', 'DPa7rc0Arch', '2026-11-18', 'Terracota, meio-dia.'),
  photo('studio', 'DOs7udi0Ppr', '2026-11-14', 'Dia de estúdio. Papel novo, luz velha.'),
  photo('horizon', 'DOh0r1z0nte', '2026-11-09', 'Campanha de verão, último clique.'),
  photo('polaroids', 'DNp0lar01ds', '2026-11-03', 'Novos rostos, velhas polaroids.'),
  photo('curtain', 'DNcur7a1na0', '2026-10-27', 'Bastidores do editorial Cortina.'),
  photo('stairs', 'DMe5cada000', '2026-10-21', 'Degrau por degrau.'),
  photo('palm', 'DMpa1me1ra0', '2026-10-12', 'Sombra de domingo.'),
  photo('window', 'DLjane1a000', '2026-10-08', 'Snaps de quinta-feira.'),
  photo('walk', 'DLcorred0r0', '2026-09-30', 'Casting, dia três.'),
  photo('reflector', 'DKrebat3d0r', '2026-09-22', 'Alfaiataria clara.'),
  photo('steps', 'DKpa55o0000', '2026-09-15', 'Prova de roupa, onze da noite.'),
  photo('suitcase', 'DJma1a00000', '2026-09-02', 'Boa temporada, e liga na segunda.'),
];
