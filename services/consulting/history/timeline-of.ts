import type { Item } from '@/schemas/api/base/contract'
import type { readMyConsultation } from '@/schemas/api/consulting/history'
import { STAGE_WORDS, STAGES } from '@/schemas/rules/consulting/stages'
import { formatPeriod } from '@/schemas/words/dates'
import type { consultations, consultationStages } from '@/services/db/tables/consulting'

/** Without what staff attached. */
type Stages = Omit<Item<typeof readMyConsultation>['stages'][number], 'documents' | 'before' | 'after'>[]
type Entered = typeof consultationStages.$inferSelect

/**
 * The seven stages (S-CONS-1): those before the present one are done, the others come. A stage that was entered twice shows its last
 * time; it ends where the next entry begins.
 * @param entered every entry, the first one first. @param phoneNumber of the shop in charge.
 */
export function timelineOf(request: typeof consultations.$inferSelect, entered: readonly Entered[], phoneNumber: string): Stages {
  const now = STAGES.indexOf(request.stage)
  return STAGES.map((stage, at) => {
    const last = at <= now ? entered.findLastIndex((one) => one.stage === stage) : -1
    const entry = entered[last]
    const isWork = stage === 'construct'
    const isPlace = at <= now && entry !== undefined && ['survey', 'construct', 'as'].includes(stage)
    return {
      stage,
      stageName: STAGE_WORDS[stage],
      state: at < now ? 'done' : at === now ? 'now' : 'next',
      address: isPlace ? request.applicant.address : '',
      range: isWork ? formatPeriod(request.startDt, request.endDt) : '',
      startDT: entry?.startedAt.toISOString() ?? '',
      endDT: entry ? (entered[last + 1]?.startedAt.toISOString() ?? '') : '',
      staff: { name: entry?.staffName ?? '', duty: entry?.staffName ? '상담 담당' : '', phoneNumber: entry?.staffName ? phoneNumber : '' },
    }
  })
}
