import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { mediaFolders } from '@/services/db/tables/media'
import type { Ctx } from '@/services/kit/service'

export const folderName = (given: string): string => given.normalize('NFC').replace(/\s+/g, ' ').trim()

/** @param except the folder that is renamed. */
export async function isFolderNameTaken({ db, siteId }: Ctx, parentId: string | null, name: string, except?: string): Promise<boolean> {
  const beside = parentId === null ? isNull(mediaFolders.parentId) : eq(mediaFolders.parentId, parentId)
  const found = await db
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(
      and(
        eq(mediaFolders.siteId, siteId),
        beside,
        sql`lower(${mediaFolders.name}) = ${name.toLowerCase()}`,
        except === undefined ? undefined : ne(mediaFolders.id, except),
      ),
    )
  return found.length > 0
}
