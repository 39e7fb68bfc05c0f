// The index of all lists of cases: the cases, their conditions, their order. Cached in memory until a case or a code changes
// (kit/facets).
import { asc, inArray } from 'drizzle-orm'
import type { FacetGroup } from '@/schemas/words/facets'
import type { Database } from '@/services/db/database'
import { interiorCases } from '@/services/db/tables/content'
import { commonCodes } from '@/services/db/tables/site'
import { FacetIndex } from '@/services/facets/facet-index'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { shownRows } from '@/services/db/shown-rows'

interface Where {
  db: Database
  siteId: string
}

const COLUMNS = {
  seq: interiorCases.seq,
  type: interiorCases.type,
  hImg: interiorCases.hImg,
  houseType: interiorCases.houseType,
  spaces: interiorCases.spaces,
  size: interiorCases.size,
  familyType: interiorCases.familyType,
  budget: interiorCases.budget,
  style: interiorCases.style,
  colors: interiorCases.colors,
  scopes: interiorCases.scopes,
  constTime: interiorCases.constTime,
  steps: interiorCases.steps,
  hashtags: interiorCases.hashtags,
  viewCnt: interiorCases.viewCnt,
  scrapCnt: interiorCases.scrapCnt,
  postedAt: interiorCases.postedAt,
}
export type IndexedCase = Awaited<ReturnType<typeof readRows>>[number]
type Coded = Pick<
  IndexedCase,
  'houseType' | 'size' | 'spaces' | 'style' | 'colors' | 'scopes' | 'budget' | 'familyType' | 'constTime' | 'steps'
>

/** The ten code sets, in display order. */
const GROUPS = {
  homeType: ({ houseType }) => [houseType],
  homeSize: ({ size }) => [size],
  space: ({ spaces }) => spaces,
  style: ({ style }) => [style],
  color: ({ colors }) => colors,
  range: ({ scopes }) => scopes,
  budget: ({ budget }) => [budget],
  familyType: ({ familyType }) => [familyType],
  constTime: ({ constTime }) => [constTime],
  step: ({ steps }) => steps,
} satisfies Record<string, (row: Coded) => readonly string[]>

export type Order = 'latest' | 'popular' | 'scrapped'
export const compare: Record<Order, (a: IndexedCase, b: IndexedCase) => number> = {
  latest: (a, b) => b.postedAt.getTime() - a.postedAt.getTime() || b.seq - a.seq,
  /** Views, then scraps, over all time. */
  popular: (a, b) => b.viewCnt - a.viewCnt || b.scrapCnt - a.scrapCnt || compare.latest(a, b),
  scrapped: (a, b) => b.scrapCnt - a.scrapCnt || compare.popular(a, b),
}

export interface CaseIndex {
  rows: readonly IndexedCase[]
  groups: readonly FacetGroup[]
  index: FacetIndex<number>
  nameOf: (group: string, code: string) => string
}

export const caseIndex = ({ db, siteId }: Where): Promise<CaseIndex> =>
  memoizeByTags(db, ['interiors', 'codes', 'views:case'], `interiors ${siteId}`, async () => {
    const rows = await readRows(db, siteId)
    const groups = await readGroups(db)
    const names = new Map(groups.flatMap(({ code, values }) => values.map((value) => [`${code}:${value.code}`, value.label])))
    const by = (order: Order) => (a: number, b: number) => compare[order](rows[a]!, rows[b]!)
    return {
      rows,
      groups,
      index: new FacetIndex(
        rows.map((row) => ({ key: row.seq, codes: { type: [row.type], ...codesOf(row) } })),
        { latest: by('latest'), popular: by('popular') },
      ),
      nameOf: (group, code) => names.get(`${group}:${code}`) ?? '',
    }
  })

/** The codes of a case by group; unknown codes are left out. */
export const codesOf = (row: Coded): Record<string, string[]> =>
  Object.fromEntries(Object.entries(GROUPS).map(([group, of]) => [group, of(row).filter(Boolean)]))

const readRows = (db: Database, siteId: string) => db.select(COLUMNS).from(interiorCases).where(shownRows.cases(siteId))

async function readGroups(db: Database): Promise<FacetGroup[]> {
  const names = Object.keys(GROUPS)
  const codes = await db.select().from(commonCodes).where(inArray(commonCodes.codeGroupValue, names)).orderBy(asc(commonCodes.orderNo))
  return names.flatMap((name) => {
    const values = codes.filter(({ codeGroupValue }) => codeGroupValue === name)
    const label = values[0]?.codeGroupLabel
    return label ? [{ code: name, label, values: values.map(({ code, name: word }) => ({ code, label: word })) }] : []
  })
}
