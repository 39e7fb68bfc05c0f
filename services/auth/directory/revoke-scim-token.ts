import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/directory'
import { scimTokens } from '@/services/db/tables/directory'
import { operation } from '@/services/kit/service'

export const revokeScimToken = operation(contracts.revokeScimToken, async ({ id }, ctx) => {
  const [revoked] = await ctx.db
    .update(scimTokens)
    .set({ revokedAt: ctx.now })
    .where(and(eq(scimTokens.id, id), isNull(scimTokens.revokedAt)))
    .returning({ title: scimTokens.title })
  if (!revoked) throw ctx.fail('missing')
  ctx.audit('directory.revokeToken', id, { name: revoked.title })
  return { message: '토큰을 폐기했습니다. 다음 요청부터 쓸 수 없습니다.' }
})
