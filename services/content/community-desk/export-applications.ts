import { and, asc, eq } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/content/community-desk'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { APPLICATION_LABELS } from '@/schemas/rules/content/recruit-application'
import { DECISION_WORDS } from '@/schemas/rules/content/recruitment'
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { formatMobile } from '@/schemas/words/person'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { operation } from '@/services/kit/service'
import { housingNames } from './housing-names'
import { openedRows } from './opened-rows'

const MOST = 10_000
const HEAD = ['지원 번호', '지원 일시', '이름', '휴대전화', '결정', '발표']
const { snsUrls, housingType, motive } = APPLICATION_LABELS
const PERSONAL_HEAD = ['이메일', snsUrls, housingType, motive, '결정 사유']

/** Opens personal fields for this one file only; the audit log records the reason and the member of staff (P1). */
export const exportApplications = operation(contracts.exportApplications, async ({ recruitSeq, decision, reason, personalYn }, ctx) => {
  const { db, siteId, now } = ctx
  const [recruitment] = await db
    .select()
    .from(recruitments)
    .where(and(eq(recruitments.siteId, siteId), eq(recruitments.seq, recruitSeq)))
  if (!recruitment) throw ctx.fail('missing')
  const rows = await openedRows(db)
    .where(
      and(
        eq(recruitApplications.siteId, siteId),
        eq(recruitApplications.recruitSeq, recruitSeq),
        decision && eq(recruitApplications.decision, decision),
      ),
    )
    .orderBy(asc(recruitApplications.createdAt), asc(recruitApplications.applicationSeq))
    .limit(MOST + 1)
  if (rows.length > MOST) throw ctx.fail('tooMany')
  const isPersonal = personalYn === 'Y'
  const nameOf = await housingNames(ctx)
  const lines = rows.map(({ application, name, mobileNo, email }) => [
    String(application.applicationSeq),
    formatDateTime(application.createdAt),
    isPersonal ? (name ?? '') : maskedName(name ?? ''),
    isPersonal ? formatMobile(mobileNo ?? '') : maskMobile(mobileNo ?? ''),
    DECISION_WORDS[application.decision],
    application.toldAt ? formatDateTime(application.toldAt) : '',
    ...(isPersonal
      ? [
          email ?? '',
          application.answers.snsUrls.join('\n'),
          nameOf(application.answers.housingType),
          application.answers.motive,
          application.decisionReason ?? '',
        ]
      : []),
  ])
  ctx.audit(
    'recruit.export',
    `recruitment:${recruitSeq}`,
    { reason: reason.trim(), personalYn, rows: rows.length, ...(decision ? { decision } : {}) },
    isPersonal ? rows.map(({ application }) => application) : [],
  )
  const name = `recruitment-${recruitSeq}-applications-${formatDate(now).replaceAll('.', '')}${isPersonal ? '-personal' : ''}.csv`
  const head = [...HEAD, ...(isPersonal ? PERSONAL_HEAD : [])]
  return { item: { name, csv: toCsv([[`${recruitment.title} 지원서`], head, ...lines]), rows: rows.length } }
})
