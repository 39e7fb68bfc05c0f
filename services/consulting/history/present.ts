import type { Listed } from '@/schemas/api/base/contract'
import type { listMyConsultations } from '@/schemas/api/consulting/history'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { STAGE_WORDS } from '@/schemas/rules/consulting/stages'
import { formatMobile } from '@/schemas/words/person'
import type { consultations } from '@/services/db/tables/consulting'

type Row = typeof consultations.$inferSelect

export function presentRequest(
  row: Row,
  shopName: string | null,
  namesOf: (ids: readonly string[]) => string[],
): Listed<typeof listMyConsultations> {
  const { counselSeq, type, stage, applicant, categories, startDt, endDt, shopId, createdAt } = row
  return {
    ...{ counselSeq, type, stage },
    typeName: TYPE_WORDS[type],
    sdCode: shopId ?? '',
    shopName: shopName ?? '',
    name: applicant.name,
    phoneNo: formatMobile(applicant.phoneNo),
    categories: namesOf(categories),
    stageName: STAGE_WORDS[stage],
    startDT: startDt,
    endDT: endDt,
    REG_DT: createdAt.toISOString(),
  }
}
