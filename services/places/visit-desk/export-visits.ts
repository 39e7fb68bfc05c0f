import { asc, desc } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/places/visit-desk'
import { MOST_EXPORTED } from '@/schemas/api/places/visit-desk'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { VISIT_STATE_WORDS } from '@/schemas/rules/places/visit-form'
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { formatMobile } from '@/schemas/words/person'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { visitRows } from '../domain/own-visit'
import { visitsWanted } from '../domain/visits-wanted'
import { whoseVisit } from '../domain/whose-visit'

const HEAD = ['예약 번호', '곳', '시작', '끝', '상태', '방문하는 분', '휴대전화', '인원', '회원', '예약한 때', '취소 사유']
const PERSONAL_HEAD = ['이메일', '요청 사항']

/** Personal fields are opened for this one file by those who may; the audit log records the reason and the member of staff. */
export const exportVisits = operation(contracts.exportVisits, async ({ reason, personalYn, direction = 'asc', ...filters }, ctx) => {
  const isPersonal = personalYn === 'Y'
  if (isPersonal) requireRight(ctx, 'visits', 'publish')
  const order = direction === 'asc' ? asc : desc
  const rows = await visitRows(ctx.db)
    .where(visitsWanted(ctx, filters))
    .orderBy(order(visitSlots.startsAt), order(shopVisits.visitSeq))
    .limit(MOST_EXPORTED + 1)
  if (rows.length > MOST_EXPORTED) throw ctx.fail('tooMany')
  const lines = rows.map(({ visit, slot }) => {
    const { visitSeq, state, person, people, memberNo, bookedAt, cancelReason, request } = visit
    return [
      String(visitSeq),
      slot.placeName,
      formatDateTime(slot.startsAt),
      formatDateTime(slot.endsAt),
      VISIT_STATE_WORDS[state],
      isPersonal ? person.name : maskedName(person.name),
      isPersonal ? formatMobile(person.phoneNo) : maskMobile(person.phoneNo),
      String(people),
      memberNo === null ? '' : '회원',
      formatDateTime(bookedAt),
      cancelReason,
      ...(isPersonal ? [person.email, request ?? ''] : []),
    ]
  })
  ctx.audit(
    'visit.export',
    'visits',
    { reason: reason.trim(), personalYn: isPersonal ? 'Y' : 'N', rows: rows.length, ...filters },
    isPersonal ? rows.map(({ visit }) => whoseVisit(visit)) : [],
  )
  const name = `visits-${formatDate(ctx.now).replaceAll('.', '')}${isPersonal ? '-personal' : ''}.csv`
  return { item: { name, csv: toCsv([[...HEAD, ...(isPersonal ? PERSONAL_HEAD : [])], ...lines]), rows: rows.length } }
})
