import { isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/auth/directory'
import { MOST_SCIM_TOKENS } from '@/schemas/rules/auth/directory'
import { scimTokens } from '@/services/db/tables/directory'
import { operation } from '@/services/kit/service'
import { newScimToken, scimTokenHash } from '../domain/scim-token'

export const createScimToken = operation(contracts.createScimToken, async ({ title }, ctx) => {
  const { db, now } = ctx
  if ((await db.$count(scimTokens, isNull(scimTokens.revokedAt))) >= MOST_SCIM_TOKENS) throw ctx.fail('tooMany')
  const token = newScimToken()
  const id = randomUUID()
  const named = title.trim().normalize('NFC')
  await db
    .insert(scimTokens)
    .values({ id, tokenHash: scimTokenHash(token), title: named, createdBy: ctx.session.staff!.id, createdAt: now })
  ctx.audit('directory.createToken', id, { name: named })
  return { item: { token }, message: '토큰을 만들었습니다. 지금만 보이니 회사 계정 서버에 붙여 넣어 주세요.' }
})
