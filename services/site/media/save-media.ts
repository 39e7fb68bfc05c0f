import * as contracts from '@/schemas/api/site/media-library'
import { uploadTag } from '@/services/kit/with-current-uploads'
import { operation } from '@/services/kit/service'
import { mediaSearchText } from '@/services/storage/media-search'
import { lockMedia, updateMedia } from './change-content'
import { presentRow } from './present'
import { requireShownRight } from './require-shown-right'

/** Pages keep the alternative text that they were written with; new places take this one. */
export const saveMedia = operation(contracts.saveMedia, async ({ file, version, decorativeYn, ...change }, ctx) => {
  const row = await lockMedia(ctx, { file, version })
  // Names and words are of the library; the focal point moves what visitors see.
  if (change.focal !== undefined && change.focal !== row.focal) await requireShownRight(ctx, file)
  const words = { name: change.name?.trim() ?? row.name, alt: change.alt?.trim() ?? row.alt }
  const decorative = decorativeYn === undefined ? row.decorative : decorativeYn === 'Y'
  const changed = await updateMedia(ctx, row, {
    ...words,
    decorative,
    focal: change.focal ?? row.focal,
    searchText: mediaSearchText(words),
  })
  ctx.touch(uploadTag(file))
  ctx.audit('media.save', file, { ...words, decorative, focal: changed.focal })
  return { item: presentRow(changed) }
})
