import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { CallFailure } from '@/schemas/api/base/failure'
import { scimTokens } from '@/services/db/tables/directory'
import { limitCalls, MINUTE } from '@/services/kit/limit-calls'
import type { ClaimsCtx } from '@/services/kit/service'
import { directoryPlace } from '../domain/directory-place'
import { scimTokenHash } from '../domain/scim-token'

/** The last use is written once a minute. */
const NOTED = MINUTE
const WRONG = { what: 'scim-token', most: 30, span: 15 * MINUTE }

/** @throws CallFailure 401 without a token of ours that holds; 429 after too many. */
export async function requireScimToken(ctx: Pick<ClaimsCtx, 'db' | 'now' | 'requestId'>, authorization = ''): Promise<void> {
  const { db, now } = ctx
  const token = /^Bearer +(\S{20,200})$/i.exec(authorization)?.[1]
  const holds = and(eq(scimTokens.tokenHash, scimTokenHash(token ?? '')), isNull(scimTokens.revokedAt))
  const [found] = await db.select({ id: scimTokens.id }).from(scimTokens).where(holds)
  if (!found) {
    await limitCalls(db, WRONG, now)
    await directoryPlace(ctx).audit('directory.tokenFailed', 'company')
    throw new CallFailure('401', 'SCIM 토큰이 없거나 폐기되었습니다. 관리 화면에서 새 토큰을 만들어 넣어 주세요.', { status: 401 })
  }
  const isDue = or(isNull(scimTokens.usedAt), lt(scimTokens.usedAt, new Date(now.getTime() - NOTED)))
  await db
    .update(scimTokens)
    .set({ usedAt: now })
    .where(and(eq(scimTokens.id, found.id), isDue))
}
