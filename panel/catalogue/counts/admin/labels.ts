import { text } from '@passarela/contract/text';

export const LABELS = {
  title: text('Interesse no site', 'Interest on the site'),
  span: text('nas últimas 12 semanas, desde', 'in the last 12 weeks, since'),
  nothing: text(
    'Ainda não há visitas contadas. A contagem começa quando a página entra no ar.',
    'No visits counted yet. Counting begins when the page is on the site.',
  ),
  table: text('Ver semana a semana', 'See week by week'),
  week: text('Semana de', 'Week of'),
  seen: text('Visitas', 'Visits'),
  favourited: text('Favoritos', 'Favourites'),
  quoted: text('Orçamentos', 'Quotes'),
  mostSeen: text('Mais vistos nesta semana', 'Most seen this week'),
  noneSeen: text('Nenhuma visita contada desde segunda-feira.', 'No visit has been counted since Monday.'),
  counted_seen: text('visita', 'visit'),
  counted_favourited: text('favorito', 'favorite'),
  counted_quoted: text('orçamento', 'quote'),
  one: text('visita', 'visit'),
  many: text('visitas', 'visits'),
};

/** A Monday (yyyy-MM-dd) as staff read it: `23/11`. */
export const displayWeek = (monday: string): string => monday.slice(5).split('-').reverse().join('/');
