import type { Problem } from '@/schemas/api/base/failure'
import type { RecordRow } from '@/services/records/record-change'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import type { Ctx } from '@/services/kit/service'
import { staffIdOf } from '../domain/actor-of'

const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null

export const presentMoments = ({ publishAt, withdrawAt, deletedAt, updatedAt }: RecordRow) => ({
  publishAt: momentOf(publishAt),
  withdrawAt: momentOf(withdrawAt),
  deletedAt: momentOf(deletedAt),
  updatedAt: updatedAt.toISOString(),
})

export const presentSaved = ({ id, version, state, updatedAt }: RecordRow, problems: Problem[]) => ({
  id,
  version,
  state,
  updatedAt: updatedAt.toISOString(),
  problems,
})

/** Who changed each of these rows last. */
export async function editorsOf(ctx: Ctx, actors: readonly string[]) {
  const nameOf = await namesOfStaff(ctx, [...new Set(actors.map(staffIdOf).filter(Boolean))])
  return (actor: string) => nameOf(staffIdOf(actor))
}

/** What the answer to a stale save says: who saved before, and when. */
export async function savedMeanwhile(ctx: Ctx, row: RecordRow) {
  return {
    item: {
      version: row.version,
      updatedBy: (await editorsOf(ctx, [row.updatedBy]))(row.updatedBy),
      updatedAt: row.updatedAt.toISOString(),
    },
  }
}
