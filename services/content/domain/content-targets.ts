import { and, eq, inArray } from 'drizzle-orm'
import type { CaseType } from '@/schemas/api/content/interiors'
import { isMembersTour } from '@/schemas/rules/content/home-tour/tour-document'
import { caseHref } from '@/schemas/rules/content/case-place'
import { contentHref } from '@/schemas/rules/content/content-place'
import { shownRows } from '@/services/db/shown-rows'
import { homeTours, interiorCases, stylingContents } from '@/services/db/tables/content'
import type { TargetOwner, TargetPlace } from '@/services/targets/targets'
import { tableTarget } from '@/services/targets/table-target'

const { seq, siteId, type, title, hImg, hImgAlt, scrapCnt } = interiorCases

const cases = (TYPE: CaseType) =>
  tableTarget(TYPE, {
    table: interiorCases,
    id: seq,
    count: scrapCnt,
    own: (site) => and(eq(siteId, site), eq(type, TYPE)),
    shown: (site) => and(shownRows.cases(site), eq(type, TYPE)),
    columns: { seq, title, hImg, hImgAlt },
    card: (row) => ({ title: row.title, image: row.hImg, alt: row.hImgAlt, path: caseHref({ TYPE, SEQ: row.seq }) }),
    tags: (id) => [`interior:${id}`],
    listTags: ['views:case'],
  })

type Kind = (typeof stylingContents.$inferSelect)['kind']

function pieces(kind: Kind) {
  const own = (site: string) => and(eq(stylingContents.siteId, site), eq(stylingContents.kind, kind))
  const { tab, name } = stylingContents
  return tableTarget(kind, {
    table: stylingContents,
    id: stylingContents.seq,
    count: stylingContents.scrapCnt,
    own,
    shown: own,
    columns: { title: stylingContents.title, hImg: stylingContents.hImg, hImgAlt: stylingContents.hImgAlt, tab, name },
    card: (row) => ({
      title: row.title,
      image: row.hImg,
      alt: row.hImgAlt,
      path: contentHref({ KIND: kind, TAB: row.tab, NAME: row.name }),
    }),
    tags: (id) => [`styling:${kind}:${id}`],
    listTags: [],
  })
}

/** The writers of those of these that are members' tours. */
async function tourOwners({ db, siteId: site }: TargetPlace, ids: readonly string[]): Promise<Map<string, TargetOwner>> {
  const seqs = ids.map(Number).filter((one) => Number.isSafeInteger(one) && isMembersTour(one))
  if (seqs.length === 0) return new Map()
  const rows = await db
    .select({ seq: homeTours.seq, memberNo: homeTours.memberNo, title })
    .from(homeTours)
    .innerJoin(interiorCases, eq(seq, homeTours.seq))
    .where(and(eq(homeTours.siteId, site), inArray(homeTours.seq, seqs)))
  return new Map(rows.map((row) => [String(row.seq), { ...row, path: caseHref({ TYPE: 'myhome', SEQ: row.seq }) }]))
}

/** Records of this area that members keep and write about. */
export const contentTargets = [
  cases('expert-style'),
  { ...cases('myhome'), ownersOf: tourOwners },
  cases('house'),
  pieces('style-trend'),
  pieces('style-guide'),
  pieces('life-book'),
]
