type Instant = string | number | Date

function format(value: Instant | null | undefined, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(value ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('en-US', options).format(date)
}

/** Short month, day, year: `Nov 20, 2026` (R143). In the person's time zone by default; '' without a date. */
export function formatDate(value: Instant | null | undefined, timeZone?: string): string {
  return format(value, { month: 'short', day: 'numeric', year: 'numeric', ...(timeZone ? { timeZone } : {}) })
}

/** The same with the time: `Nov 20, 2026, 2:05 PM`. */
export function formatDateTime(value: Instant | null | undefined, timeZone?: string): string {
  return format(value, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  })
}
