import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scraps'
import { scraps } from '@/services/db/tables/members'
import { scrapFolderItems, scrapFolders } from '@/services/db/tables/scrap-folders'
import { operation, type Ctx } from '@/services/kit/service'
import { targetCards } from '@/services/targets/targets'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { ownScraps } from '../domain/own-scraps'

export const listScraps = operation(contracts.listScraps, async ({ type, folderSeq, page = 1, size = 24 }, ctx) => {
  const wanted = and(ownScraps(ctx), type ? eq(scraps.type, type) : undefined)
  const { rows, totalCount } = await (folderSeq === undefined
    ? ofBook(ctx, wanted, { page, size })
    : ofFolder(ctx, and(wanted, inFolder(ctx, folderSeq)), { page, size }))
  const folders = await foldersOf(
    ctx,
    rows.map(({ scrapSeq }) => scrapSeq),
  )
  const cards = await targetCards(
    ctx,
    rows.map((row) => ({ type: row.type, id: row.targetId })),
  )
  const shapeOf = await pictureShapes(
    [...cards.values()].map(({ image }) => image),
    ctx,
  )
  const items = rows.map((row) => {
    const card = cards.get(`${row.type}:${row.targetId}`)
    return {
      SEQ: row.scrapSeq,
      TYPE: row.type,
      TARGET_ID: row.targetId,
      REG_DT: row.scrappedAt.toISOString(),
      TITLE: card?.title ?? '',
      IMG: card?.image ?? '',
      IMG_ALT: card?.alt ?? '',
      IMG_SHAPE: shapeOf(card?.image),
      PATH: card?.path ?? '',
      goneYn: card ? ('N' as const) : ('Y' as const),
      NOTE: row.note ?? '',
      FOLDERS: folders.filter(({ scrapSeq }) => scrapSeq === row.scrapSeq).map(({ folderSeq: seq }) => seq),
    }
  })
  return { items, totalCount }
})

interface Paged {
  page: number
  size: number
}

async function ofBook({ db }: Ctx, wanted: SQL | undefined, { page, size }: Paged) {
  const rows = await db
    .select()
    .from(scraps)
    .where(wanted)
    .orderBy(desc(scraps.scrappedAt), desc(scraps.scrapSeq))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, totalCount: await db.$count(scraps, wanted) }
}

const inFolder = ({ siteId, session }: Ctx, folderSeq: number) =>
  and(eq(scrapFolders.folderSeq, folderSeq), eq(scrapFolders.siteId, siteId), eq(scrapFolders.memberNo, session.user!.memberNo))

async function ofFolder({ db }: Ctx, wanted: SQL | undefined, { page, size }: Paged) {
  const rows = await db
    .select(getTableColumns(scraps))
    .from(scraps)
    .innerJoin(scrapFolderItems, eq(scrapFolderItems.scrapSeq, scraps.scrapSeq))
    .innerJoin(scrapFolders, eq(scrapFolders.folderSeq, scrapFolderItems.folderSeq))
    .where(wanted)
    .orderBy(asc(scrapFolderItems.orderNo), asc(scraps.scrapSeq))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db
    .select({ count: count() })
    .from(scraps)
    .innerJoin(scrapFolderItems, eq(scrapFolderItems.scrapSeq, scraps.scrapSeq))
    .innerJoin(scrapFolders, eq(scrapFolders.folderSeq, scrapFolderItems.folderSeq))
    .where(wanted)
  return { rows, totalCount: all!.count }
}

const foldersOf = async ({ db }: Ctx, scrapSeqs: readonly number[]) =>
  scrapSeqs.length === 0
    ? []
    : db
        .select({ folderSeq: scrapFolderItems.folderSeq, scrapSeq: scrapFolderItems.scrapSeq })
        .from(scrapFolderItems)
        .where(inArray(scrapFolderItems.scrapSeq, [...scrapSeqs]))
