import * as contracts from '@/schemas/api/members/account'
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { operation } from '@/services/kit/service'
import { describeMember } from '../domain/describe-member'
import { ownRow } from './own-row'

export const downloadMyData = operation(contracts.downloadMyData, async (_, ctx) => {
  const member = await ownRow(ctx.db, ctx.session)
  const described = await describeMember(ctx.db, member, { isOwn: true })
  const rows = described.reduce((sum, one) => sum + one.rows.length, 0)
  ctx.audit('member.exportOwn', member.memberNo, { rows })
  const file = {
    '만든 때': formatDateTime(ctx.now),
    안내: '이 사이트가 회원님에 관해 보관하는 기록입니다. 직원이 남긴 메모와 처리 기록은 고객센터에 열람을 청구하시면 확인해 드립니다.',
    ...Object.fromEntries(described.map((one) => [one.title, one.rows])),
  }
  return { item: { name: `my-data-${formatDate(ctx.now).replaceAll('.', '')}.json`, json: JSON.stringify(file, null, 2), rows } }
})
