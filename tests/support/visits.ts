import { fixtures, readJson } from './fixtures'

type Row = Record<string, string | number> & { openStrDate?: { days: number }; openEndDate?: { days: number } }

/** The seeded record that stands in for the parameter of a subject's page. */
const RECORDS: Record<string, { file: string; key: string; fits: (row: Row, route: string) => boolean }> = {
  event: {
    file: 'pages-fixtures/seed/events.json',
    key: 'eventSeq',
    fits: ({ openStrDate, openEndDate }, route) =>
      route.includes('/finish') ? openEndDate!.days < 0 : openStrDate!.days < 0 && openEndDate!.days > 0,
  },
  notice: { file: 'pages-fixtures/seed/notices.json', key: 'id', fits: () => true },
}

/** An address for every shipped page that a visitor may open. */
export function visits(): { file: string; path: string }[] {
  return fixtures().flatMap(({ file, document }) => {
    if (document.kind !== 'page' || !document.route || document.guard?.some((name) => name.startsWith('require') || name === 'adminOnly'))
      return []
    const source = RECORDS[document.subject ?? '']
    let path = document.route
    if (source) {
      const record = (readJson(source.file) as Row[]).find((row) => source.fits(row, path))
      path = path.replace(/:\w+\??/, String(record![source.key]))
    }
    path = path.replace(/\/:\w+\?/g, '')
    if (path.includes(':')) throw new Error(`${file} has a parameter, and tests/support/visits.ts knows no record for it.`)
    return [{ file, path }]
  })
}
