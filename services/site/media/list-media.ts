import { asc, and, count, desc, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/media'
import { media } from '@/services/db/tables/media'
import { operation } from '@/services/kit/service'
import { oklabOf } from '@/services/storage/encode/oklab'
import { presentUpload, type Picture } from './present'
import { shippedPictures } from './shipped-pictures'
import { filteredBy, foundBy, inFolder, nearColour, ofLibrary } from './filtered-by'

/** Uploaded files, newest first, then the pictures that the site ships; by colour, the nearest first. */
export const listMedia = operation(
  contracts.listMedia,
  async ({ search = '', kind, folderId, origin, color, page = 1, size = 40 }, { db, siteId }) => {
    const word = search.trim()
    const near = color === undefined ? undefined : nearColour(db, siteId, color)
    const wanted = and(
      ofLibrary(siteId),
      filteredBy(undefined, []),
      foundBy(word),
      inFolder(folderId),
      kind && eq(media.kind, kind),
      origin === 'shipped' ? sql`false` : undefined,
      near && sql`${media.file} in (select ${near.file} from ${near})`,
    )
    const from = (page - 1) * size
    const order = near ? [asc(sql`(select ${near.away} from ${near} where ${near.file} = ${media.file})`)] : [desc(media.createdAt)]
    const rows = await db
      .select()
      .from(media)
      .where(wanted)
      .orderBy(...order, media.file)
      .limit(size)
      .offset(from)
    const [all] = await db.select({ total: count() }).from(media).where(wanted)
    const uploaded = all?.total ?? 0

    const shipped =
      folderId === undefined && (kind === undefined || kind === 'picture')
        ? (await shippedPictures()).filter((one) => isWanted(one, word, color))
        : []
    const rest = shipped.slice(Math.max(0, from - uploaded), Math.max(0, from + size - uploaded))
    return { items: [...rows.map(presentUpload), ...rest], totalCount: uploaded + shipped.length }
  },
)

/** Of a shipped picture only the mean colour is known. */
function isWanted({ name, alt, src, color: mean }: Picture, word: string, color: string | undefined): boolean {
  if (!`${name}\n${alt}\n${src}`.toLowerCase().includes(word.toLowerCase())) return false
  if (color === undefined) return true
  const [one, other] = [oklabOf(mean), oklabOf(color)]
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b) < 0.12
}
