import { Plus } from 'lucide-react'
import { withParticle } from '@/lib/particle'
import type { ListHeaderProps } from '@/builder/list/list-header'
import type { Go } from '@/builder/list/list-query'
import { NoRows } from '@/builder/list/no-rows'
import { Nothing } from '@/builder/list/nothing'
import { ActButton } from '@/builder/ui/act-button'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { isNarrowed, type RecordListView } from './record-list-view'

interface EmptyRecordsProps {
  type: AnyRecordType
  view: RecordListView
  go: Go<RecordListView>
  total: number
  create: ListHeaderProps['create']
}

/** Why the list shows no row: nothing matches, the trash is empty, or nothing was made yet. */
export function EmptyRecords({ type: { title }, view, go, total, create }: EmptyRecordsProps) {
  const isEmptyTrash = view.state === 'trash' && view.search === '' && Object.keys(view.filters).length === 0
  return (
    <NoRows
      what="항목"
      total={total}
      onFirstPage={() => go({ page: 1 })}
      isFiltered={isNarrowed(view) && !isEmptyTrash}
      filteredText={view.search ? `‘${view.search}’ 대신 다르게 적거나 조건을 줄여 보세요.` : '조건을 줄여 보세요.'}
      onReset={() => go({ state: null, search: '', filters: {}, isMine: false })}
    >
      {isEmptyTrash ? (
        <Nothing title="휴지통이 비어 있습니다." text="목록에서 휴지통으로 옮긴 것이 여기에 모입니다." />
      ) : (
        <Nothing title={`아직 만든 ${withParticle(title, '이/가')} 없습니다.`} text="새로 만들면 여기에 보입니다.">
          {create && (
            <ActButton icon={Plus} onClick={create.onCreate}>
              {create.words}
            </ActButton>
          )}
        </Nothing>
      )}
    </NoRows>
  )
}
