import type { Ctx } from '@/services/kit/service'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import type { Left } from '@/services/parts/member-table'

/** Raises the tags of what is gone, and removes its files once that is committed. */
export function settleErasure(ctx: Ctx, { tags = [], files = [] }: Left): void {
  ctx.touch(...tags)
  if (files.length === 0) return
  ctx.after(async () => {
    for (const file of files) await uploadedFiles().remove(file)
  })
}
