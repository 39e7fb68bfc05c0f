import { and, eq } from 'drizzle-orm'
import { mediaFolders } from '@/services/db/tables/media'
import type { Ctx } from '@/services/kit/service'

export async function hasFolder({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>, id: string): Promise<boolean> {
  const found = await db
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(and(eq(mediaFolders.siteId, siteId), eq(mediaFolders.id, id)))
  return found.length > 0
}
