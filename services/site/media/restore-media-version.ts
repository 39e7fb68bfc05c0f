import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/media-library'
import { mediaVersions } from '@/services/db/tables/media'
import { operation } from '@/services/kit/service'
import { changeContent, lockMedia } from './change-content'
import { presentRow } from './present'
import { requireShownRight } from './require-shown-right'

/** The content of an earlier version again; the present one becomes a version in its turn. */
export const restoreMediaVersion = operation(contracts.restoreMediaVersion, async ({ file, version, number }, ctx) => {
  const row = await lockMedia(ctx, { file, version })
  await requireShownRight(ctx, file)
  const [earlier] = await ctx.db
    .select()
    .from(mediaVersions)
    .where(and(eq(mediaVersions.siteId, ctx.siteId), eq(mediaVersions.file, file), eq(mediaVersions.number, number)))
  if (!earlier) throw ctx.fail('missing')
  const { stored, original, crop, width, height, color, bytes, poster, seconds, pages } = earlier
  const changed = await changeContent(ctx, row, { stored, original, crop, width, height, color, bytes, poster, seconds, pages })
  ctx.audit('media.version', file, { number })
  return { item: presentRow(changed) }
})
