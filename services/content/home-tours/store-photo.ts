import { sql } from 'drizzle-orm'
import { FILE_TYPES, fileFault } from '@/schemas/rules/base/file-fault'
import type { TourPhoto } from '@/schemas/rules/content/home-tour/tour-document'
import { homeTourPhotos } from '@/services/db/tables/content'
import type { PictureKind } from '@/services/storage/encode/picture-kind'
import { refusedPicture } from '@/services/storage/refused-picture'
import { BY_MEMBER, storePicture } from '@/services/storage/store-picture'
import { UPLOADS } from '@/services/storage/uploads'
import type { Ctx, Fails } from '@/services/kit/service'

/** V-FILE-2, by the content of a file. */
const KINDS: readonly PictureKind[] = ['jpeg', 'png', 'gif', 'bmp']

/** A member's photograph among the uploaded files, and whose it is. */
export async function storePhoto(ctx: Ctx & Fails<'fileType' | 'fileSize' | 'tooManyPixels'>, file: unknown): Promise<TourPhoto> {
  if (!(file instanceof File)) throw ctx.fail('fileType')
  const fault = fileFault(file)
  if (fault) throw ctx.fail(fault === FILE_TYPES ? 'fileType' : 'fileSize')
  try {
    const { file: name, width, height } = await storePicture(ctx, file, { by: BY_MEMBER, allowed: KINDS })
    const src = UPLOADS + name
    const { siteId, now, session } = ctx
    await ctx.db
      .insert(homeTourPhotos)
      // No draft shows it yet.
      .values({ siteId, memberNo: session.user!.memberNo, src, createdAt: now, unusedAt: now })
      .onConflictDoUpdate({
        target: [homeTourPhotos.siteId, homeTourPhotos.memberNo, homeTourPhotos.src],
        set: { unusedAt: sql`case when ${homeTourPhotos.unusedAt} is null then null else ${now.toISOString()}::timestamptz end` },
      })
    return { src, width, height }
  } catch (error) {
    throw refusedPicture(ctx, error)
  }
}
