'use client'
import { ActButton } from '@/builder/ui/act-button'
import { BULK_BUTTON, BulkLine } from '@/builder/list/bulk-line'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { ACTS, type RecordAct } from './record-acts'
import type { RecordListView } from './record-list-view'

/** As many records as one call takes by their ids, and by a filter. */
const MOST_IDS = 500
const MOST = 10_000

interface BulkRecordsProps {
  type: AnyRecordType
  canPublish: boolean
  /** Whether there is a field that the role may change for many. */
  canChange: boolean
  view: RecordListView
  count: number
  /** Whether everything that the list matches is selected. */
  isAll: boolean
  total: number
  /** Whether the list has more than `total`: then not all of it can be selected. */
  isMore: boolean
  isPageChosen: boolean
  onAll: () => void
  onAct: (act: RecordAct) => void
  onClear: () => void
}

/** Acts on the selected records, and the way to select all that the list matches. */
export function BulkRecords({
  type,
  canPublish,
  canChange,
  view,
  count,
  isAll,
  total,
  isMore,
  isPageChosen,
  onAll,
  onAct,
  onClear,
}: BulkRecordsProps) {
  const isTooMany = count > (isAll ? MOST : MOST_IDS)
  return (
    <BulkLine label="고른 항목" count={`${count.toLocaleString('ko-KR')}개`} onClear={onClear}>
      {isTooMany ? (
        <span>한 번에 {(isAll ? MOST : MOST_IDS).toLocaleString('ko-KR')}개까지 할 수 있습니다. 조건을 좁혀 주세요.</span>
      ) : (
        actsIn(type, view, { canPublish, canChange }).map((act) => (
          <ActButton look={BULK_BUTTON} key={act} onClick={() => onAct(act)}>
            {ACTS[act].verb}
          </ActButton>
        ))
      )}
      {!isAll && isPageChosen && total > count && total <= MOST && !isMore && (
        <ActButton look={`${BULK_BUTTON} underline underline-offset-4`} onClick={onAll}>
          조건에 맞는 {total.toLocaleString('ko-KR')}개 모두 선택
        </ActButton>
      )}
    </BulkLine>
  )
}

function actsIn(
  type: AnyRecordType,
  { state }: RecordListView,
  { canPublish, canChange }: { canPublish: boolean; canChange: boolean },
): RecordAct[] {
  if (state === 'trash') return ['restore']
  const own: RecordAct[] = type.visibility === 'drafts' && canPublish ? ['publish', 'withdraw'] : []
  const scheduled: RecordAct[] = state === 'scheduled' && canPublish ? ['unschedule'] : []
  const set: RecordAct[] = canChange ? ['set'] : []
  return [...own, ...scheduled, ...set, ...(canPublish ? (['trash'] as const) : [])]
}
