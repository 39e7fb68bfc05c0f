'use client'
import { Award } from 'lucide-react'
import { DataTable, type Chosen, type DataColumn } from '@/builder/list/data-table'
import { WideTable } from '@/builder/list/wide-table'
import { fullMoment } from '@/builder/list/recent-moment'
import { ICON } from '@/builder/ui/icon'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseEntries } from '@/schemas/api/events/staff'
import type { EntriesView } from './entries-view'

export type EntryRow = Listed<typeof browseEntries>

interface EntriesTableProps {
  view: EntriesView
  rows: readonly EntryRow[]
  total: number
  chosen: Chosen<EntryRow>
  canChoose: boolean
  onChoose: (chosen: Chosen<EntryRow>) => void
  onSort: (direction: 'asc' | 'desc') => void
}

/** One page of the entries. The service masks the members' names. */
export function EntriesTable({ view, rows, total, chosen, canChoose, onChoose, onSort }: EntriesTableProps) {
  return (
    <WideTable columns={COLUMNS} extra={2.75}>
      <DataTable<EntryRow, 'appliedAt'>
        label="참여 내역"
        columns={COLUMNS}
        rows={rows}
        idOf={({ entrySeq }) => String(entrySeq)}
        total={total}
        view={{ sort: 'appliedAt', direction: view.direction, page: view.page }}
        onSort={({ direction }) => onSort(direction)}
        selection={
          canChoose
            ? {
                chosen,
                onChoose,
                label: '이 페이지의 응모 모두 고르기',
                labelOf: ({ member, entrySeq }) => `${member} 응모 ${entrySeq} 고르기`,
                mayChoose: ({ wonYn }) => wonYn === 'N',
              }
            : undefined
        }
        rowHeight="text"
        rowClass={`max-md:py-2.5 ${canChoose ? 'max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto]' : 'max-md:grid-cols-[0_minmax(0,1fr)_auto]'}`}
      />
    </WideTable>
  )
}

const COLUMNS: readonly DataColumn<EntryRow>[] = [
  {
    id: 'appliedAt',
    header: '참여 일시',
    sort: 'desc',
    width: 'w-46',
    className: 'tabular-nums max-md:col-start-2 max-md:row-start-2 max-md:text-studio-text-mute',
    cell: ({ appliedAt }) => <time dateTime={appliedAt}>{fullMoment(appliedAt)}</time>,
  },
  {
    id: 'member',
    header: '참여자',
    width: 'w-36',
    isRowHeader: true,
    className: 'font-medium max-md:col-start-2 max-md:row-start-1',
    cell: ({ member, entrySeq }) => (
      <>
        {member}
        <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">{entrySeq}</span>
      </>
    ),
  },
  {
    id: 'answer',
    header: '내용',
    className: 'max-md:col-span-2 max-md:col-start-2 max-md:row-start-3',
    cell: ({ answer, data }) => <EntryWords words={[answer, ...data].filter((one) => one !== null && one !== '')} />,
  },
  {
    id: 'wonYn',
    header: '당첨',
    width: 'w-20',
    className: 'max-md:col-start-3 max-md:row-start-1',
    cell: ({ wonYn }) =>
      wonYn === 'Y' && (
        <span className="inline-flex items-center gap-1 text-success">
          <Award {...ICON} size={14} />
          당첨
        </span>
      ),
  },
]

function EntryWords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return <span className="text-studio-text-mute">없음</span>
  return words.map((text, i) => (
    <span key={i} className="line-clamp-3 wrap-anywhere" title={text}>
      {text}
    </span>
  ))
}
