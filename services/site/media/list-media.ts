import { and, count, desc, eq, ne, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/media'
import { contains } from '@/services/db/contains'
import { media } from '@/services/db/tables/site'
import { BY_MEMBER } from '@/services/storage/store-picture'
import { operation } from '@/services/kit/service'
import { presentUpload } from './present'
import { shippedPictures } from './shipped-pictures'

/** Uploaded pictures, newest first, then those that the site ships. */
export const listMedia = operation(contracts.listMedia, async ({ search = '', page = 1, size = 40 }, { db, siteId }) => {
  const word = search.trim()
  // Pictures that members attach to a review are not for pages.
  const ofSite = and(eq(media.siteId, siteId), ne(media.createdBy, BY_MEMBER))
  const wanted = and(ofSite, word ? or(contains(media.name, word), contains(media.alt, word)) : undefined)
  const from = (page - 1) * size
  const rows = await db.select().from(media).where(wanted).orderBy(desc(media.createdAt), media.file).limit(size).offset(from)
  const [all] = await db.select({ total: count() }).from(media).where(wanted)
  const uploaded = all?.total ?? 0

  const lower = word.toLowerCase()
  const shipped = (await shippedPictures()).filter(({ name, alt, src }) => `${name}\n${alt}\n${src}`.toLowerCase().includes(lower))
  const rest = shipped.slice(Math.max(0, from - uploaded), Math.max(0, from + size - uploaded))
  return { items: [...rows.map(presentUpload), ...rest], totalCount: uploaded + shipped.length }
})
