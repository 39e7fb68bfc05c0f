import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import { caseHref, casePlace } from '@/schemas/rules/content/case-place'
import { contentHref, contentPlace } from '@/schemas/rules/content/content-place'
import { interiorCases, stylingContents } from '@/services/db/tables/content'
import { shownRows } from '@/services/db/shown-rows'
import { addViews } from '@/services/counts/add-views'
import type { CountKind } from '@/services/counts/count-kinds'

type Kind = (typeof stylingContents.$inferSelect)['kind']

const NUMBER = /^[1-9]\d{0,8}$/

/** Cases of every kind, home tours among them. */
const cases: CountKind = {
  kind: 'case',
  words: '시공사례·집들이 조회',
  subject: '사례',
  hasSource: true,
  tag: 'views:case',
  seenOn: ({ route, params }) => (casePlace(route) && NUMBER.test(params['seq'] ?? '') ? params['seq'] : undefined),
  async add({ db, siteId }, views) {
    const bySeq = new Map([...views].map(([seq, count]) => [Number(seq), count]))
    const found = await addViews(db, { table: interiorCases, key: interiorCases.seq, where: shownRows.cases(siteId) }, bySeq)
    return new Set([...found].map(String))
  },
  async namesOf({ db, siteId }, seqs) {
    const { seq, type, title } = interiorCases
    const rows = await db
      .select({ SEQ: seq, TYPE: type, title })
      .from(interiorCases)
      .where(and(shownRows.cases(siteId), inArray(seq, seqs.filter((one) => NUMBER.test(one)).map(Number))))
    return new Map(rows.map((row) => [String(row.SEQ), { words: row.title, path: caseHref(row) }]))
  },
}

/** `life-book//12`, `trendship/HT01/calm`: kind, tab where the address needs it, name. */
const pieceOf = (subject: string): { kind: Kind; tab: string; name: string } => {
  const [kind = '', tab = '', ...name] = subject.split('/')
  return { kind: kind as Kind, tab, name: name.join('/') }
}
const rowsOf = (siteId: string, kind: Kind, tab: string): SQL | undefined =>
  and(eq(stylingContents.siteId, siteId), eq(stylingContents.kind, kind), tab ? eq(stylingContents.tab, tab) : undefined)

/** Trends, guides, magazine pieces and themes. */
const pieces: CountKind = {
  kind: 'piece',
  words: '매거진·트렌드 조회',
  subject: '글',
  hasSource: true,
  tag: 'views:piece',
  seenOn({ route, params }) {
    const place = contentPlace(route)
    const [name] = Object.values(params)
    return place && name && name.length <= 100 ? `${place.kind}/${place.tab ?? ''}/${name}` : undefined
  },
  async add({ db, siteId }, views) {
    const found = new Set<string>()
    const groups = Map.groupBy(views, ([subject]) => subject.slice(0, subject.indexOf('/', subject.indexOf('/') + 1)))
    for (const [place, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const { kind, tab } = pieceOf(`${place}/`)
      const byName = new Map(group.map(([subject, count]) => [pieceOf(subject).name, count]))
      const where = rowsOf(siteId, kind, tab)
      for (const name of await addViews(db, { table: stylingContents, key: stylingContents.name, where }, byName))
        found.add(`${place}/${name}`)
    }
    return found
  },
  async namesOf({ db, siteId }, subjects) {
    if (subjects.length === 0) return new Map()
    const rows = await db
      .select()
      .from(stylingContents)
      .where(
        or(
          ...subjects.map((subject) => {
            const { kind, tab, name } = pieceOf(subject)
            return and(rowsOf(siteId, kind, tab), eq(stylingContents.name, name))
          }),
        ),
      )
    return new Map(
      rows.flatMap(({ kind, tab, name, title }) => {
        const named = { words: title, path: contentHref({ KIND: kind, TAB: tab, NAME: name }) }
        return [
          [`${kind}//${name}`, named],
          [`${kind}/${tab}/${name}`, named],
        ] as const
      }),
    )
  },
}

export const contentCounts: readonly CountKind[] = [cases, pieces]
