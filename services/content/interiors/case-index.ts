// The index of all lists of cases: the cases, their conditions, their order. In memory, with every change
// of a case; made anew when a code changes.
import { and, asc, gt, inArray, type SQL } from 'drizzle-orm'
import type { FacetGroup } from '@/schemas/words/facets'
import type { Database } from '@/services/db/database'
import { interiorCases } from '@/services/db/tables/content'
import { commonCodes } from '@/services/db/tables/site'
import { countedSince } from '@/services/counts/counted-since'
import { FacetIndex } from '@/services/facets/facet-index'
import { allRows } from '@/services/db/all-rows'
import { memoizeByChanges } from '@/services/db/memoize-by-changes'
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
  readonly rows: readonly IndexedCase[]
  groups: readonly FacetGroup[]
  index: FacetIndex<number>
  nameOf: (group: string, code: string) => string
}

/** A case that is published, changed, hidden or viewed is read alone. */
export const caseIndex = (where: Where): Promise<CaseIndex> =>
  memoizeByChanges(where.db, {
    name: `interiors ${where.siteId}`,
    list: 'interiors',
    one: 'interior:',
    counted: { tag: 'views:case', ids: () => countedSince(where, 'case') },
    all: ['codes'],
    build: () => buildIndex(where),
    change: (index, ids) => index.change(ids),
  })

class Cases implements CaseIndex {
  /** By place in the index; that of a case that is gone is empty. */
  readonly #at: (IndexedCase | undefined)[]
  #rows: readonly IndexedCase[] | undefined
  readonly #names: ReadonlyMap<string, string>
  readonly groups: readonly FacetGroup[]
  readonly index: FacetIndex<number>
  readonly #where: Where

  constructor(where: Where, rows: readonly IndexedCase[], groups: readonly FacetGroup[]) {
    this.#where = where
    this.#at = [...rows]
    this.groups = groups
    this.#names = new Map(groups.flatMap(({ code, values }) => values.map((value) => [`${code}:${value.code}`, value.label])))
    const by = (order: Order) => (a: number, b: number) => compare[order](this.#at[a]!, this.#at[b]!)
    this.index = new FacetIndex(
      rows.map((row) => ({ key: row.seq, codes: groupsOf(row) })),
      { latest: by('latest'), popular: by('popular') },
    )
  }
  get rows(): readonly IndexedCase[] {
    return (this.#rows ??= this.#at.filter((row) => row !== undefined))
  }
  nameOf = (group: string, code: string): string => this.#names.get(`${group}:${code}`) ?? ''

  async change(ids: readonly string[]): Promise<void> {
    const seqs = ids.map(Number).filter(Number.isSafeInteger)
    const found = new Map((await readRows(this.#where, inArray(interiorCases.seq, seqs))).map((row) => [row.seq, row]))
    this.#rows = undefined
    for (const seq of seqs) {
      const row = found.get(seq)
      this.index.change(seq, row && groupsOf(row), (at) => void (this.#at[at] = row))
    }
  }
}

async function buildIndex(where: Where): Promise<Cases> {
  const rows = await allRows<IndexedCase, number>(
    async (after, limit) => readRows(where, after === undefined ? undefined : gt(interiorCases.seq, after), limit),
    ({ seq }) => seq,
  )
  return new Cases(where, rows, await readGroups(where.db))
}

const groupsOf = (row: IndexedCase): Record<string, readonly string[]> => ({ type: [row.type], ...codesOf(row) })

/** The codes of a case by group; unknown codes are left out. */
export const codesOf = (row: Coded): Record<string, string[]> =>
  Object.fromEntries(Object.entries(GROUPS).map(([group, of]) => [group, of(row).filter(Boolean)]))

const readRows = ({ db, siteId }: Where, of: SQL | undefined, limit?: number) => {
  const rows = db
    .select(COLUMNS)
    .from(interiorCases)
    .where(and(shownRows.cases(siteId), of))
    .orderBy(asc(interiorCases.seq))
  return limit === undefined ? rows : rows.limit(limit)
}

async function readGroups(db: Database): Promise<FacetGroup[]> {
  const names = Object.keys(GROUPS)
  const codes = await db.select().from(commonCodes).where(inArray(commonCodes.codeGroupValue, names)).orderBy(asc(commonCodes.orderNo))
  return names.flatMap((name) => {
    const values = codes.filter(({ codeGroupValue }) => codeGroupValue === name)
    const label = values[0]?.codeGroupLabel
    return label ? [{ code: name, label, values: values.map(({ code, name: word }) => ({ code, label: word })) }] : []
  })
}
