import { and, count, eq, gt } from 'drizzle-orm'
import { STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'
import { consultations } from '@/services/db/tables/consulting'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import { counted, type LeavingPart } from '@/services/parts/read-leaving'

const HISTORY = '/mypage/consulting'
/** Where booked visits are listed. */
const VISITS = '/mypage/consulting/smart'
/** Both sides owe something: it ends first. */
const BOUND: readonly Stage[] = ['contract', 'construct', 'as']
const DONE: readonly Stage[] = ['complete']

/** A request before its contract may be taken back at any time, and goes; one with a contract has to end. */
export const consultingLeaving: LeavingPart = async ({ db, siteId, now }, memberNo) => {
  const stages = await db
    .select({ stage: consultations.stage, many: count() })
    .from(consultations)
    .where(and(eq(consultations.siteId, siteId), eq(consultations.memberNo, memberNo)))
    .groupBy(consultations.stage)
  const of = (wanted: (stage: Stage) => boolean) => stages.filter(({ stage }) => wanted(stage))
  const sum = (rows: typeof stages) => rows.reduce((all, { many }) => all + many, 0)
  const begun = of((stage) => !BOUND.includes(stage) && !DONE.includes(stage))
  const booked = await db
    .select({ many: count() })
    .from(shopVisits)
    .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
    .where(
      and(eq(shopVisits.siteId, siteId), eq(shopVisits.memberNo, memberNo), eq(shopVisits.state, 'booked'), gt(visitSlots.endsAt, now)),
    )
  const visits = booked[0]?.many ?? 0
  const allVisits = await db.$count(shopVisits, and(eq(shopVisits.siteId, siteId), eq(shopVisits.memberNo, memberNo)))
  const label = '상담 내역 보기'
  return {
    underWay: [
      ...of((stage) => BOUND.includes(stage)).flatMap(({ stage, many }) =>
        counted(many, (number) => `${STAGE_WORDS[stage]} 단계인 상담 ${number}건`).map((words) => ({ words, path: HISTORY, label })),
      ),
      ...counted(visits, (number) => `방문 예약 ${number}건`).map((words) => ({
        words,
        path: VISITS,
        label: '예약 확인하고 취소하기',
        isFree: true as const,
      })),
    ],
    gone: [
      ...counted(sum(begun), (number) => {
        const each = begun.map(({ stage, many }) => `${STAGE_WORDS[stage]} ${many.toLocaleString('ko-KR')}건`).join(', ')
        return `진행 중인 상담 ${number}건(${each})과 그 대화, 사진. 상담은 여기서 끝납니다.`
      }),
      ...counted(sum(of((stage) => DONE.includes(stage))), (number) => `완료된 상담 ${number}건의 기록과 대화, 사진`),
      ...counted(allVisits - visits, (number) => `지난 방문 예약 기록 ${number}건`),
    ],
  }
}
