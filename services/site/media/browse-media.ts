import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/media-library'
import type { Database } from '@/services/db/database'
import { media, mediaFolders } from '@/services/db/tables/media'
import { operation } from '@/services/kit/service'
import { usedFiles } from './find-usages'
import { presentRow } from './present'
import { filteredBy, foundBy, inFolder, nearColour, ofLibrary, withoutAlt } from './filtered-by'

/** Columns that a list may be sorted by. */
const COLUMNS = { createdAt: media.createdAt, name: media.name, bytes: media.bytes }

/** One page of the library, its folders, and how many files each filter finds. */
export const browseMedia = operation(contracts.browseMedia, async (input, { db, siteId }) => {
  const { search = '', filter, folderId, color, sort = 'createdAt', page = 1, size = 40 } = input
  const direction = input.direction ?? (sort === 'name' ? 'asc' : 'desc')
  const used = await usedFiles({ db, siteId })
  const near = color === undefined ? undefined : nearColour(db, siteId, color)
  const wanted = and(
    ofLibrary(siteId),
    filteredBy(filter, used),
    foundBy(search),
    inFolder(folderId),
    near && sql`${media.file} in (select ${near.file} from ${near})`,
  )
  const column = (direction === 'asc' ? asc : desc)(COLUMNS[sort])
  const order = near ? asc(sql`(select ${near.away} from ${near} where ${near.file} = ${media.file})`) : column
  const rows = await db
    .select()
    .from(media)
    .where(wanted)
    .orderBy(order, asc(media.file))
    .limit(size)
    .offset((page - 1) * size)
  const [total] = await db.select({ total: count() }).from(media).where(wanted)
  return {
    items: rows.map(presentRow),
    totalCount: total?.total ?? 0,
    item: { folders: await foldersOf(db, siteId), counts: await countsOf(db, siteId, used) },
  }
})

function foldersOf(db: Database, siteId: string) {
  return db
    .select({ id: mediaFolders.id, parentId: mediaFolders.parentId, name: mediaFolders.name, files: count(media.file) })
    .from(mediaFolders)
    .leftJoin(media, and(eq(media.folderId, mediaFolders.id), ofLibrary(siteId), isNull(media.deletedAt)))
    .where(eq(mediaFolders.siteId, siteId))
    .groupBy(mediaFolders.id)
    .orderBy(asc(mediaFolders.name))
}

async function countsOf(db: Database, siteId: string, used: readonly string[]) {
  const where = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [counts] = await db
    .select({
      all: where(isNull(media.deletedAt)),
      unused: where(filteredBy('unused', used)),
      noAlt: where(and(isNull(media.deletedAt), withoutAlt)),
      film: where(filteredBy('film', used)),
      document: where(filteredBy('document', used)),
      trash: where(isNotNull(media.deletedAt)),
    })
    .from(media)
    .where(ofLibrary(siteId))
  return counts!
}
