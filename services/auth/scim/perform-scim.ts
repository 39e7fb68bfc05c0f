// One call of SCIM, in one transaction: the token, the condition of its version, the library with our handlers, and an answer or refusal in
// the shape of the protocol. What is refused has written nothing.
import { SCIM_TYPE } from '@/schemas/api/auth/scim'
import { CallFailure } from '@/schemas/api/base/failure'
import { scimFailure } from '@/services/kit/scim-failure'
import type { ClaimsCtx } from '@/services/kit/service'
import { directoryPlace } from '../domain/directory-place'
import { directoryRow } from '../domain/directory-row'
import { openScimmy, type ScimLibrary } from './open-scimmy'
import { requireScimToken } from './require-scim-token'
import type { ScimPlace } from './scim-place'

export interface ScimDone {
  status: number
  /** As the library made it; none of a deletion. */
  body?: object
}
export type ScimWork = (scimmy: ScimLibrary, place: ScimPlace) => Promise<ScimDone>

const NOT_SET_UP = '회사 계정 연결이 아직 저장되지 않았습니다. 관리 화면의 회사 계정에서 먼저 저장해 주세요.'

export async function performScim(ctx: ClaimsCtx, authorization: string | undefined, work: ScimWork): Promise<{ response: Response }> {
  const { now, requestId } = ctx
  await requireScimToken(ctx, authorization)
  const scimmy = await openScimmy()
  let failure: { of: unknown } | undefined
  try {
    const done = await ctx.db.transaction(async (db) => {
      const directory = await directoryRow(db, true)
      if (!directory) throw new CallFailure('403', NOT_SET_UP, { status: 403 })
      const failed = (of: unknown): void => void (failure ??= { of })
      return work(scimmy, { ...directoryPlace({ db, now, requestId }), directory, failed })
    })
    return { response: responseOf(done) }
  } catch (error) {
    // A database that does not answer is asked again; a person who is missing is made anew.
    if (failure) throw failure.of
    if (!(error instanceof scimmy.Types.Error)) throw error
    const { status, scimType, message } = error as Error & { status: number; scimType?: string | null }
    return { response: scimFailure({ status, message, retryAfter: undefined }, scimType ?? undefined) }
  }
}

function responseOf({ status, body }: ScimDone): Response {
  const { meta } = (body ?? {}) as { meta?: { version?: string; location?: string } }
  const headers = new Headers({ 'content-type': `${SCIM_TYPE}; charset=utf-8`, 'cache-control': 'no-store' })
  if (meta?.version) headers.set('etag', meta.version)
  if (status === 201 && meta?.location) headers.set('location', meta.location)
  return new Response(body && status !== 304 ? JSON.stringify(body) : null, { status, headers })
}
