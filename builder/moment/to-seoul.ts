// Times of a document are ISO 8601 with an offset; editors type them in Seoul time.

const HOURS = 9 * 3_600_000
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** `2026-11-18T00:00:00+09:00` → `2026-11-18T00:00`, as a field of moments has it; empty for an invalid time. */
export function toSeoul(iso: unknown): string {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN
  return Number.isNaN(time) ? '' : new Date(time + HOURS).toISOString().slice(0, 16)
}

/** Undefined while the time is incomplete. */
export function fromSeoul(local: string): string | undefined {
  const year = Number(local.slice(0, 4))
  return LOCAL.test(local) && year >= 2000 && year <= 2099 ? `${local}:00+09:00` : undefined
}

/** The minute that it is now, as a field of moments has it. */
export const seoulMinute = (): string => new Date(Date.now() + HOURS).toISOString().slice(0, 16)
