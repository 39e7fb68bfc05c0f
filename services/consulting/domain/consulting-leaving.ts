import { and, count, eq, isNull } from 'drizzle-orm'
import { STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'
import { consultations } from '@/services/db/tables/consulting'
import { counted, type LeavingPart } from '@/services/parts/read-leaving'

const HISTORY = '/mypage/consulting'
/** Both sides owe something: it ends first. */
const BOUND: readonly Stage[] = ['contract', 'construct', 'as']
const DONE: readonly Stage[] = ['complete']

/** A request before its contract may be taken back at any time, and goes; one with a contract has to end. */
export const consultingLeaving: LeavingPart = async ({ db, siteId }, memberNo) => {
  const stages = await db
    .select({ stage: consultations.stage, many: count() })
    .from(consultations)
    .where(and(eq(consultations.siteId, siteId), eq(consultations.memberNo, memberNo), isNull(consultations.closedAt)))
    .groupBy(consultations.stage)
  const of = (wanted: (stage: Stage) => boolean) => stages.filter(({ stage }) => wanted(stage))
  const sum = (rows: typeof stages) => rows.reduce((all, { many }) => all + many, 0)
  const begun = of((stage) => !BOUND.includes(stage) && !DONE.includes(stage))
  const label = '상담 내역 보기'
  return {
    underWay: [
      ...of((stage) => BOUND.includes(stage)).flatMap(({ stage, many }) =>
        counted(many, (number) => `${STAGE_WORDS[stage]} 단계인 상담 ${number}건`).map((words) => ({ words, path: HISTORY, label })),
      ),
    ],
    gone: [
      ...counted(sum(begun), (number) => {
        const each = begun.map(({ stage, many }) => `${STAGE_WORDS[stage]} ${many.toLocaleString('ko-KR')}건`).join(', ')
        return `진행 중인 상담 ${number}건(${each})과 그 대화, 사진. 상담은 여기서 끝납니다.`
      }),
      ...counted(sum(of((stage) => DONE.includes(stage))), (number) => `완료된 상담 ${number}건의 기록과 대화, 사진`),
    ],
  }
}
