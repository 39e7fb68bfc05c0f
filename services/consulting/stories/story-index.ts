// The index of the list of earlier consultations: in memory until a story or a code changes (recipe: add a list).
import { asc, eq, inArray } from 'drizzle-orm'
import { REGIONS } from '@/schemas/rules/places/regions'
import type { FacetGroup } from '@/schemas/words/facets'
import { consultingStories } from '@/services/db/tables/consulting'
import { commonCodes } from '@/services/db/tables/site'
import { FacetIndex } from '@/services/facets/facet-index'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import type { Ctx } from '@/services/kit/service'

export interface StoryIndex {
  groups: readonly FacetGroup[]
  index: FacetIndex<number>
  /** Empty for a code that is gone. */
  nameOf: (group: 'space' | 'homeSize', code: string) => string
}

export const storyIndex = ({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>): Promise<StoryIndex> =>
  memoizeByTags(db, ['consulting-stories', 'codes'], `consulting-stories ${siteId}`, async () => {
    const { seq, spaces, size, region, postedAt } = consultingStories
    const rows = await db
      .select({ seq, spaces, size, region, postedAt })
      .from(consultingStories)
      .where(eq(consultingStories.siteId, siteId))
    const codes = await db
      .select()
      .from(commonCodes)
      .where(inArray(commonCodes.codeGroupValue, ['space', 'homeSize']))
      .orderBy(asc(commonCodes.orderNo))
    const used = new Set(rows.flatMap((row) => [...row.spaces, row.size, row.region]))
    const groupOf = (group: string): FacetGroup => {
      const own = codes.filter(({ codeGroupValue, code }) => codeGroupValue === group && used.has(code))
      return { code: group, label: own[0]?.codeGroupLabel ?? '', values: own.map(({ code, name }) => ({ code, label: name })) }
    }
    // Of 27 spaces and 17 regions, those that a story has.
    const regions = REGIONS.filter((name) => used.has(name)).map((name) => ({ code: name, label: name }))
    const groups = [groupOf('space'), groupOf('homeSize'), { code: 'region', label: '지역', values: regions }]
    const names = new Map(codes.map(({ codeGroupValue, code, name }) => [`${codeGroupValue}:${code}`, name]))
    return {
      groups: groups.filter(({ values }) => values.length > 0),
      index: new FacetIndex(
        rows.map((row) => ({ key: row.seq, codes: { space: row.spaces, homeSize: [row.size], region: [row.region] } })),
        { latest: (a, b) => rows[b]!.postedAt.getTime() - rows[a]!.postedAt.getTime() || rows[b]!.seq - rows[a]!.seq },
      ),
      nameOf: (group, code) => names.get(`${group}:${code}`) ?? '',
    }
  })
