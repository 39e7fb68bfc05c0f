import * as contracts from '@/schemas/api/members/desk'
import { consoleArea } from '@/schemas/rules/base/console-areas'
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { operation } from '@/services/kit/service'
import { describeMember } from '../domain/describe-member'
import { requireMember } from '../domain/require-member'

export const exportMember = operation(contracts.exportMember, async ({ memberNo, reason }, ctx) => {
  const { now, rights } = ctx
  const member = await requireMember(ctx, memberNo)
  // The file holds every field: a role that is refused one may not get it this way.
  if (consoleArea('members')!.fields!.some(({ name }) => !rights.sees('members', name))) throw ctx.fail('hidden')
  const described = await describeMember(ctx.db, member)
  const counts = Object.fromEntries(described.map(({ title, rows }) => [title, rows.length]))
  ctx.audit('member.export', memberNo, { reason: reason.trim(), counts }, [{ memberNo }])
  const file = {
    '만든 때': formatDateTime(now),
    안내: '이 사이트가 회원에 관해 보관하는 모든 기록입니다.',
    ...Object.fromEntries(described.map(({ title, rows }) => [title, rows])),
  }
  const rows = described.reduce((sum, one) => sum + one.rows.length, 0)
  return { item: { name: `member-${formatDate(now).replaceAll('.', '')}.json`, json: JSON.stringify(file, null, 2), rows } }
})
