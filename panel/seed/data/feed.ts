/** `source`: a person in `demo/pictures`, by portrait or half-length picture, or a room. */
const photo = (source: string, code: string, takenAt: string, caption: string) => ({
  source,
  code,
  takenAt,
  caption,
});

export const FEED = [
  photo('p15-head', 'DPa7rc0Arch', '2026-11-18', 'Antônia, primeira luz.'),
  photo('studio', 'DOs7udi0Ppr', '2026-11-14', 'Dia de estúdio. Papel novo, luz velha.'),
  photo('p39-head', 'DOh0r1z0nte', '2026-11-09', 'Tomás, entre duas malas.'),
  photo('polaroids', 'DNp0lar01ds', '2026-11-03', 'Novos rostos, polaroids na mesa.'),
  photo('p03-profile', 'DNcur7a1na0', '2026-10-27', 'Aurora, de perfil.'),
  photo('p05-head', 'DMe5cada000', '2026-10-21', 'Beatriz, céu de estúdio.'),
  photo('palm', 'DMpa1me1ra0', '2026-10-12', 'Sombra de domingo.'),
  photo('p36-head', 'DLjane1a000', '2026-10-08', 'Artur, último clique do dia.'),
  photo('p26-half', 'DLcorred0r0', '2026-09-30', 'Gael, alfaiataria cor de vinho.'),
  photo('p16-half', 'DKrebat3d0r', '2026-09-22', 'Alice, azul de inverno.'),
  photo('press', 'DKpa55o0000', '2026-09-15', 'Composites que acabaram de chegar.'),
  photo('p21-head', 'DJma1a00000', '2026-09-02', 'Luz. O nome já diz.'),
];
