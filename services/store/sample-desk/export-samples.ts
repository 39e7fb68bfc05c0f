import { asc, desc } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/store/sample-desk'
import { MOST_EXPORTED_SAMPLES } from '@/schemas/api/store/sample-desk'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { SAMPLE_STATE_WORDS } from '@/schemas/rules/store/samples'
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { formatMobile } from '@/schemas/words/person'
import { sampleRequests } from '@/services/db/tables/samples'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { linesOfSamples } from '../domain/samples/sample-request'
import { samplesWanted } from '../domain/samples/samples-wanted'
import { whoseSample } from '../domain/samples/whose-sample'
import { presentDeskSample } from './present-desk-sample'

const HEAD = ['신청 번호', '상태', '제품', '제품 번호', '받는 분', '휴대전화', '지역', '회원', '신청한 때', '택배사']
const PERSONAL_HEAD = ['우편번호', '주소', '상세 주소', '송장 번호']

/** Personal fields are opened for this one file by those who may; the audit log records the reason and whose they are. */
export const exportSamples = operation(contracts.exportSamples, async ({ reason, personalYn, direction = 'asc', ...filters }, ctx) => {
  const { db, siteId, now } = ctx
  const isPersonal = personalYn === 'Y'
  if (isPersonal) requireRight(ctx, 'samples', 'publish')
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(sampleRequests)
    .where(samplesWanted(siteId, filters))
    .orderBy(order(sampleRequests.requestedAt), order(sampleRequests.sampleSeq))
    .limit(MOST_EXPORTED_SAMPLES + 1)
  if (rows.length > MOST_EXPORTED_SAMPLES) throw ctx.fail('tooMany')
  const linesOf = await linesOfSamples(
    db,
    rows.map(({ sampleSeq }) => sampleSeq),
  )
  const lines = rows.map((row) => {
    const of = linesOf.get(row.sampleSeq) ?? []
    const shown = presentDeskSample(row, of)
    const { recipient } = row
    return [
      String(row.sampleSeq),
      SAMPLE_STATE_WORDS[row.state],
      shown.products.join(', '),
      of.map(({ number }) => number).join(', '),
      isPersonal ? (recipient?.name ?? '') : shown.name,
      isPersonal ? formatMobile(recipient?.phoneNo ?? '') : shown.phoneNo,
      shown.region,
      shown.isMember ? '회원' : '',
      formatDateTime(row.requestedAt),
      carrierWords(row.carrier),
      ...(isPersonal ? [recipient?.zipCode ?? '', recipient?.address ?? '', recipient?.addressDetail ?? '', row.trackingNo ?? ''] : []),
    ]
  })
  const detail = { reason: reason.trim(), personalYn, rows: rows.length, ...filters }
  ctx.audit('sample.export', 'samples', detail, isPersonal ? rows.map(whoseSample) : [])
  const name = `samples-${formatDate(now).replaceAll('.', '')}${isPersonal ? '-personal' : ''}.csv`
  return { item: { name, csv: toCsv([[...HEAD, ...(isPersonal ? PERSONAL_HEAD : [])], ...lines]), rows: rows.length } }
})
