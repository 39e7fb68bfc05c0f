import { MOST_AUDITS, type browseAudits } from '@/schemas/api/site/audits'
import type { DeskNow } from '../../_parts/desk/desk-definition'

/** Says that older lines are found by narrowing the list. */
export const AuditMost = ({ now: { total } }: { now: DeskNow<typeof browseAudits> }) =>
  total >= MOST_AUDITS && (
    <p className="mb-2 text-studio-text-mute">{MOST_AUDITS.toLocaleString('ko-KR')}건까지 보여 드립니다. 기간이나 조건으로 좁혀 보세요.</p>
  )
