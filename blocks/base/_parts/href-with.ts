/** Query names of page numbers. */
const PAGES: ReadonlySet<string> = new Set(['page', 'pageNo'])

/** A URL of this page with some query values changed; empty ones and a first page are left out. */
export function hrefWith(path: string, query: Record<string, string>, change: Record<string, string | number | undefined>): string {
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, ...change })) {
    if (value === undefined || value === '' || (PAGES.has(name) && Number(value) === 1)) continue
    next.set(name, String(value))
  }
  const text = next.toString()
  return text ? `${encodeURI(path)}?${text}` : encodeURI(path)
}

/** The requested page: a whole number from 1, whatever the URL contains. */
export function pageNumber(asked: string | undefined): number {
  const page = Number(asked)
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
