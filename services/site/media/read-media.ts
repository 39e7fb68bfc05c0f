import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/media-library'
import { mediaVersions } from '@/services/db/tables/media'
import { operation } from '@/services/kit/service'
import { UPLOADS } from '@/services/storage/uploads'
import { findMedia } from './change-content'
import { findUsages } from './find-usages'
import { pathOr, presentRow } from './present'

export const readMedia = operation(contracts.readMedia, async ({ file }, ctx) => {
  const row = await findMedia(ctx, file)
  if (!row) throw ctx.fail('missing')
  const versions = await ctx.db
    .select()
    .from(mediaVersions)
    .where(and(eq(mediaVersions.siteId, ctx.siteId), eq(mediaVersions.file, file)))
    .orderBy(desc(mediaVersions.number))
    .limit(20)
  return {
    item: {
      ...presentRow(row),
      crop: row.crop,
      original: UPLOADS + row.original,
      versions: versions.map(({ number, stored, poster, createdAt, createdBy }) => ({
        number,
        shown: UPLOADS + stored,
        poster: pathOr(poster),
        createdAt: createdAt.toISOString(),
        createdBy,
      })),
      usages: await findUsages(ctx, file),
    },
  }
})
