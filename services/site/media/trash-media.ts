import * as contracts from '@/schemas/api/site/media-library'
import { operation } from '@/services/kit/service'
import { updateMedia } from './change-content'
import { eachFile, leave } from './each-file'
import { findUsages, type Usage } from './find-usages'

/** Nothing is deleted: the file leaves the library, and its path still answers. */
export const trashMedia = operation(contracts.trashMedia, ({ files }, ctx) =>
  eachFile(ctx, files, async (one, row) => {
    const usages = await findUsages(one, row.file)
    if (usages.length > 0) throw leave(`쓰이고 있어 지울 수 없습니다: ${placesOf(usages)}. 먼저 그곳에서 다른 파일로 바꿔 주세요.`)
    await updateMedia(one, row, { deletedAt: one.now })
    one.audit('media.trash', row.file, { name: row.name })
    return '휴지통으로 옮겼습니다.'
  }),
)

/** The first places in words, and how many more. */
export function placesOf(usages: readonly Usage[]): string {
  const named = usages.slice(0, 3).map(({ title }) => `‘${title}’`)
  return named.join(', ') + (usages.length > 3 ? ` 외 ${usages.length - 3}곳` : '')
}
