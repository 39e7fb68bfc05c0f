import { and, desc, eq } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/consulting/desk'
import { MOST_EXPORTED } from '@/schemas/api/consulting/desk'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { STAGE_WORDS } from '@/schemas/rules/consulting/stages'
import { formatDate, formatDateTime, formatPeriod } from '@/schemas/words/dates'
import { formatMobile } from '@/schemas/words/person'
import { consultations } from '@/services/db/tables/consulting'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { categoryNames } from '../domain/category-names'
import { deskRows } from './desk-row'
import { requestsWanted } from '../domain/requests-wanted'
import { whoseRequest } from '../domain/whose-request'

const HEAD = ['상담 번호', '구분', '단계', '신청한 분', '휴대전화', '품목', '시공 예정 기간', '매장', '담당자', '신청', '기한', '평가']
const PERSONAL_HEAD = ['주소', '상담 내용']

/** Personal fields are opened for this one file by those who may; the audit log records the reason and the member of staff. */
export const exportConsultations = operation(contracts.exportConsultations, async ({ reason, personalYn, stage, ...filters }, ctx) => {
  const isPersonal = personalYn === 'Y'
  if (isPersonal) requireRight(ctx, 'consultations', 'publish')
  const rows = await deskRows(ctx.db)
    .where(and(requestsWanted(ctx, filters), stage && eq(consultations.stage, stage)))
    .orderBy(desc(consultations.createdAt), desc(consultations.counselSeq))
    .limit(MOST_EXPORTED + 1)
  if (rows.length > MOST_EXPORTED) throw ctx.fail('tooMany')
  const namesOf = await categoryNames(ctx)
  const lines = rows.map(({ request, shopName, staffName }) => {
    const { counselSeq, type, applicant, categories, startDt, endDt, createdAt, dueAt, score, contents } = request
    return [
      String(counselSeq),
      TYPE_WORDS[type],
      STAGE_WORDS[request.stage],
      isPersonal ? applicant.name : maskedName(applicant.name),
      isPersonal ? formatMobile(applicant.phoneNo) : maskMobile(applicant.phoneNo),
      namesOf(categories).join(', '),
      formatPeriod(startDt, endDt),
      shopName ?? '',
      staffName ?? '',
      formatDateTime(createdAt),
      formatDateTime(dueAt),
      score === null ? '' : String(score),
      ...(isPersonal ? [applicant.address, contents] : []),
    ]
  })
  ctx.audit(
    'consultation.export',
    'consultations',
    { reason: reason.trim(), personalYn: isPersonal ? 'Y' : 'N', rows: rows.length, ...filters, ...(stage ? { stage } : {}) },
    isPersonal ? rows.map(({ request }) => whoseRequest(request)) : [],
  )
  const name = `consultations-${formatDate(ctx.now).replaceAll('.', '')}${isPersonal ? '-personal' : ''}.csv`
  return { item: { name, csv: toCsv([[...HEAD, ...(isPersonal ? PERSONAL_HEAD : [])], ...lines]), rows: rows.length } }
})
