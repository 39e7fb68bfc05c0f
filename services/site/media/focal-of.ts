import { and, eq, or } from 'drizzle-orm'
import { settings } from '@/services/base/settings'
import { currentDatabase } from '@/services/db/current-database'
import { media } from '@/services/db/tables/media'
import { imageRecords } from '@/services/storage/image-records'

export const MIDDLE = '50% 50%'

interface Size {
  width: number
  height: number
}

/** The point of a picture that cuts keep; the middle where none was set, and while the database is away. @param key as of `readPicture`. */
export async function focalOf(key: string): Promise<string> {
  if (!key.startsWith('uploads/')) return (await imageRecords())[key]?.focal ?? MIDDLE
  const name = key.slice('uploads/'.length)
  try {
    const [row] = await currentDatabase()
      .reads.select({ focal: media.focal })
      .from(media)
      .where(and(eq(media.siteId, settings().siteId), or(eq(media.stored, name), eq(media.file, name))))
    return row?.focal ?? MIDDLE
  } catch {
    return MIDDLE
  }
}

/** Where a cut of this size begins, so that the focal point lies as near to its middle as the picture allows. */
export function corner(whole: Size, cut: Size, focal: string): { left: number; top: number } {
  const [x = 50, y = 50] = focal.split(' ').map((part) => parseInt(part))
  const begin = (percent: number, of: number, part: number): number =>
    Math.min(of - part, Math.max(0, Math.round((percent / 100) * of - part / 2)))
  return { left: begin(x, whole.width, cut.width), top: begin(y, whole.height, cut.height) }
}
