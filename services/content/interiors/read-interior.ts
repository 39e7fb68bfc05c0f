import { and, eq, inArray } from 'drizzle-orm'
import { sanitizePlain } from '@/lib/html/sanitize-plain'
import * as contracts from '@/schemas/api/content/interiors'
import type { PicturePoint } from '@/schemas/rules/content/picture-points'
import type { Shape } from '@/schemas/words/shape'
import { products } from '@/services/db/tables/catalog'
import { homeTours, interiorCases, type StoryPart } from '@/services/db/tables/content'
import type { Database } from '@/services/db/database'
import { members } from '@/services/db/tables/members'
import { memberProfiles } from '@/services/db/tables/people'
import { isMembersTour } from '@/schemas/rules/content/home-tour/tour-document'
import { shownPeople } from '@/services/members/domain/shown-people'
import { operation } from '@/services/kit/service'
import { pointedThings, type PointedThings } from '../domain/pointed-things'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { caseIndex } from './case-index'
import { presentHead, swatchOf } from './present'
import { shownRows } from '@/services/db/shown-rows'

export const readInterior = operation(contracts.readInterior, async ({ seq }, ctx) => {
  const { db, siteId } = ctx
  const [row] = await db
    .select()
    .from(interiorCases)
    .where(and(shownRows.cases(siteId), eq(interiorCases.seq, seq)))
  if (!row) throw ctx.fail('missing')
  const used =
    row.productIds.length > 0
      ? await db
          .select()
          .from(products)
          .where(and(eq(products.siteId, siteId), inArray(products.zinPrdId, row.productIds)))
      : []
  const byId = new Map(used.map((product) => [product.zinPrdId, product]))
  const shapeOf = await pictureShapes(
    [
      row.hImg,
      ...row.story.flatMap(({ image, second, before }) => [image, second?.image, before?.image]),
      ...used.map(({ filePath }) => filePath),
    ],
    ctx,
  )
  const marked = [...row.points, ...row.story.flatMap(pointsOf)]
  const things = await pointedThings(
    marked.map(({ link }) => link),
    ctx,
  )
  const chipOf = (id: string) => {
    const product = byId.get(id)
    return product && { src: swatchOf(product), alt: product.zinPrdName }
  }
  return {
    item: {
      ...presentHead(row, await caseIndex(ctx), chipOf, shapeOf),
      AUTHOR_ID: await authorId(ctx, row.seq),
      H_POINTS: things.shown(row.points),
      blocks: row.story.map((part) => presentPart(part, shapeOf, things)),
      COST: things.cost(marked),
      steps: row.steps,
      PRODUCTS: row.productIds.flatMap((id) => {
        const product = byId.get(id)
        if (!product) return []
        return {
          ZIN_PRD_ID: product.zinPrdId,
          ZIN_PRD_NAME: product.zinPrdName,
          SUMMARY: product.summary,
          FILE_PATH: product.filePath,
          FILE_ALT: product.fileAlt,
          FILE_SHAPE: shapeOf(product.filePath),
          badges: product.badges,
        }
      }),
    },
  }
})

/** The profile of the member whose tour it is, while others may see it. */
async function authorId({ db, siteId }: { db: Database; siteId: string }, seq: number): Promise<string> {
  if (!isMembersTour(seq)) return ''
  const [author] = await db
    .select({ id: memberProfiles.profileId })
    .from(homeTours)
    .innerJoin(memberProfiles, eq(memberProfiles.memberNo, homeTours.memberNo))
    .innerJoin(members, eq(members.memberNo, homeTours.memberNo))
    .where(and(shownPeople(siteId), eq(homeTours.siteId, siteId), eq(homeTours.seq, seq)))
  return author?.id ?? ''
}

/** A tour that was published before its points were addresses has tags. */
const pointsOf = ({ points, tags = [] }: StoryPart): PicturePoint[] =>
  points ?? tags.map(({ x, y, productId }) => ({ x, y, link: `/zin/product/${encodeURIComponent(productId)}` }))

/** A part of the story; a point at what visitors do not see is left out. */
function presentPart(part: StoryPart, shapeOf: (path: string | undefined) => Shape, things: PointedThings) {
  const { html, second, before, tags: _tags, points: _points, ...rest } = part
  const points = things.shown(pointsOf(part))
  return {
    ...rest,
    shape: shapeOf(part.image),
    ...(before ? { before: { ...before, shape: shapeOf(before.image) } } : {}),
    ...(html === undefined ? {} : { html: sanitizePlain(html) }),
    ...(second ? { second: { ...second, shape: shapeOf(second.image) } } : {}),
    ...(points.length > 0 ? { points } : {}),
  }
}
