import { describe, expect, it } from 'vitest';
import english from '@/messages/en.json' with { type: 'json' };
import portuguese from '@/messages/pt.json' with { type: 'json' };
import { calendarLabels } from './calendar-labels';

const DAY = new Date(2009, 2, 1, 12);

describe('the words of the calendar', () => {
  it.each([
    ['pt', portuguese, 'março', 'dom', /^Hoje, domingo, 1 de março de 2009, selecionado$/, 0],
    ['en', english, 'March', 'Sun', /^Today, Sunday,? 1 March 2009, selected$/, 1],
  ] as const)('are those of %s', (lang, { Scouted }, month, weekday, spoken, first) => {
    const { formatters, labels, weekStartsOn } = calendarLabels(lang, Scouted.calendar);
    expect(formatters.formatMonthDropdown?.(DAY)).toBe(month);
    expect(formatters.formatWeekdayName?.(DAY)).toBe(weekday);
    expect(labels.labelDayButton?.(DAY, { today: true, selected: true })).toMatch(spoken);
    expect(weekStartsOn).toBe(first);
  });
});
