import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scrap-folders'
import { members, scraps } from '@/services/db/tables/members'
import { scrapFolderItems, scrapFolderLinks, scrapFolders } from '@/services/db/tables/scrap-folders'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { targetCards } from '@/services/targets/targets'
import { linkIndexOf } from './link-index-of'

export const readSharedFolder = operation(contracts.readSharedFolder, async ({ token }, ctx) => {
  const { db, siteId, fail } = ctx
  const { folderSeq, endedAt, nicknameYn } = scrapFolderLinks
  const [link] = await db
    .select({ folderSeq, endedAt, nicknameYn, title: scrapFolders.title, nickname: members.nickname })
    .from(scrapFolderLinks)
    .innerJoin(
      members,
      and(eq(members.memberNo, scrapFolderLinks.memberNo), ne(members.status, 'WITHDRAWN'), ne(members.status, 'BLOCKED')),
    )
    .leftJoin(scrapFolders, eq(scrapFolders.folderSeq, folderSeq))
    .where(and(eq(scrapFolderLinks.siteId, siteId), eq(scrapFolderLinks.tokenIndex, linkIndexOf(token))))
  if (!link) throw fail('missing')
  if (link.endedAt || link.folderSeq === null || link.title === null) throw fail('ended')
  const rows = await db
    .select({ type: scraps.type, id: scraps.targetId, note: scraps.note })
    .from(scrapFolderItems)
    .innerJoin(scraps, and(eq(scraps.scrapSeq, scrapFolderItems.scrapSeq), isNull(scraps.removedAt)))
    .where(eq(scrapFolderItems.folderSeq, link.folderSeq))
    .orderBy(asc(scrapFolderItems.orderNo), asc(scrapFolderItems.scrapSeq))
  const cards = await targetCards(ctx, rows)
  const shapeOf = await pictureShapes(
    [...cards.values()].map(({ image }) => image),
    ctx,
  )
  // What visitors do not see any more is not shown here either.
  const items = rows.flatMap(({ type, id, note }) => {
    const card = cards.get(`${type}:${id}`)
    return card ? [{ type, ...card, shape: shapeOf(card.image), note: note ?? '' }] : []
  })
  const nickname = link.nicknameYn === 'Y' ? link.nickname.trim() : ''
  return { item: { title: link.title, nickname }, items, totalCount: items.length }
})
