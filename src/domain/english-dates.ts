const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** A month as every English text names it, from 1 on: Nov, or Nov 2026 with its year. */
export function englishMonth(month: number, year?: number): string {
  return withYear(months[month - 1] ?? '', year);
}

/** A day as every English text writes it: 21 Nov, or 21 Nov 2026 with its year. */
export function englishDay(month: number, day: number, year?: number | null): string {
  return withYear(`${day} ${englishMonth(month)}`, year);
}

/** A day of a month as it is said: 12th. */
export function englishOrdinal(day: number): string {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10];
  return `${day}${ending === undefined || (day > 10 && day < 14) ? 'th' : ending}`;
}

/** The same with its weekday, counted from 0, Sunday: Sat, 21 Nov. */
export function englishWeekday(weekday: number, month: number, day: number, year?: number): string {
  return `${weekdays[weekday] ?? ''}, ${englishDay(month, day, year)}`;
}

function withYear(text: string, year: number | null | undefined): string {
  return year == null ? text : `${text} ${year}`;
}
