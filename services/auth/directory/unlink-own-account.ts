import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/directory'
import { directoryAccounts } from '@/services/db/tables/directory'
import { operation } from '@/services/kit/service'

/** An account that the directory made has no password: it stays linked, or nobody could sign in to it. */
export const unlinkOwnAccount = operation(contracts.unlinkOwnAccount, async ({ key }, ctx) => {
  const { id } = ctx.session.staff!
  const own = and(eq(directoryAccounts.staffId, id), eq(directoryAccounts.subjectIndex, key))
  const [found] = await ctx.db.select({ isManaged: directoryAccounts.isManaged }).from(directoryAccounts).where(own)
  if (!found) throw ctx.fail('missing')
  if (found.isManaged) throw ctx.fail('managed')
  await ctx.db.delete(directoryAccounts).where(own)
  ctx.audit('staff.unlinkDirectory', id)
  return { message: '회사 계정 연결을 끊었습니다. 아이디와 비밀번호로 로그인해 주세요.' }
})
