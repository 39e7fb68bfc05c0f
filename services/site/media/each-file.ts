import { CallFailure } from '@/schemas/api/base/failure'
import type { Ctx } from '@/services/kit/service'
import { findMedia } from './change-content'
import type { MediaRow } from './present'

interface Result {
  file: string
  ok: boolean
  message: string
}

/** The reason why one of many stays as it is. */
export const leave = (sentence: string): CallFailure => new CallFailure('409', sentence, { status: 409 })

/**
 * Does something with each file on its own: a refusal of one does not undo the others.
 * @param work says what it did, or throws the reason.
 */
export async function eachFile(ctx: Ctx, files: readonly string[], work: (ctx: Ctx, row: MediaRow) => Promise<string>) {
  const items: Result[] = []
  for (const file of new Set(files)) items.push(await attempt(ctx, file, work))
  return { items, totalCount: items.length }
}

async function attempt(ctx: Ctx, file: string, work: (ctx: Ctx, row: MediaRow) => Promise<string>): Promise<Result> {
  try {
    // A nested transaction is a savepoint.
    const message = await ctx.db.transaction(async (db) => {
      const one = { ...ctx, db }
      const row = await findMedia(one, file)
      if (!row) throw leave('파일을 찾을 수 없습니다. 목록을 새로 고쳐 주세요.')
      return work(one, row)
    })
    return { file, ok: true, message }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    return { file, ok: false, message: error.message }
  }
}
