'use client'
// The entries of an event. The list shows no sealed field; a file with personal fields asks for a reason, which is stored in the audit
// log.
import { Download, Trophy } from 'lucide-react'
import { useState } from 'react'
import { BulkLine } from '@/builder/list/bulk-line'
import { ChooseFilter } from '@/builder/list/choose-filter'
import type { Chosen } from '@/builder/list/data-table'
import { DayField } from '@/builder/moment/day-field'
import { ListBody } from '@/builder/list/list-body'
import { searchWords } from '@/builder/list/list-query'
import { NoRows } from '@/builder/list/no-rows'
import { Nothing } from '@/builder/list/nothing'
import { SearchField } from '@/builder/list/search-field'
import { useRows } from '@/builder/list/use-rows'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import { browseEntries, exportEntries } from '@/schemas/api/events/staff'
import { ListExportDialog } from '../../_parts/list-export-dialog'
import { ChooseDialog } from './choose-dialog'
import { EntriesTable, type EntryRow } from './entries-table'
import { entriesInput, filterOf, isNarrowed, USUAL_VIEW, type EntriesView } from './entries-view'

const KINDS = [
  { value: 'apply', words: '응모' },
  { value: 'share', words: '공유' },
] as const
const WON = [
  { value: '', words: '당첨 여부' },
  { value: 'Y', words: '당첨' },
  { value: 'N', words: '당첨되지 않음' },
] as const
const NONE: Chosen<EntryRow> = new Map()

export function EntriesPanel({ eventSeq, canWrite }: { eventSeq: number; canWrite: boolean }) {
  const [view, setView] = useState<EntriesView>(USUAL_VIEW)
  const [chosen, setChosen] = useState(NONE)
  const [dialog, setDialog] = useState<'export' | 'choose' | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const list = useRows('entries', browseEntries, entriesInput(eventSeq, { ...view, search: searchWords(view.search) }))
  const total = list.data?.answer.totalCount
  const go = (change: Partial<EntriesView>) => {
    // Another filter is another list, so the selection of the old one is cleared.
    if (change.page === undefined && change.direction === undefined) setChosen(NONE)
    setView((old) => ({ ...old, page: 1, ...change }))
  }
  return (
    <>
      <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
        <div className="flex max-md:basis-full">
          <SearchField
            label="참여 내역 찾기"
            placeholder="내용이나 아이디로 찾기"
            value={view.search}
            onSearch={(search) => go({ search })}
          />
        </div>
        <ChooseFilter label="종류" choices={KINDS} value={view.kind} onChoose={(kind) => go({ kind })} className="max-md:flex-1" />
        <ChooseFilter label="당첨 여부" choices={WON} value={view.won} onChoose={(won) => go({ won })} isBare className="max-md:flex-1" />
        <div role="group" aria-label="참여일" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:basis-full">
          <DayField label="참여일부터" value={view.from} onChange={(from) => go({ from })} />
          <DayField label="참여일까지" value={view.until} onChange={(until) => go({ until })} />
        </div>
        <div className="flex items-center gap-3 max-md:basis-full md:ml-auto">
          <p className="text-studio-label font-normal text-studio-text-mute tabular-nums" aria-hidden>
            {total !== undefined && `총 ${total.toLocaleString('ko-KR')}건`}
          </p>
          {canWrite && (
            <ActButton icon={Download} look={`${LINE_BUTTON} ml-auto`} disabled={total === 0} onClick={() => setDialog('export')}>
              내려받기
            </ActButton>
          )}
        </div>
      </div>
      {chosen.size > 0 && (
        <BulkLine label="고른 응모" count={`${chosen.size}건`} onClear={() => setChosen(NONE)}>
          <ActButton icon={Trophy} look={MAIN_BUTTON} onClick={() => setDialog('choose')}>
            당첨자로 선정
          </ActButton>
        </BulkLine>
      )}
      <ListBody
        list={list}
        page={view.page}
        onPage={(page) => go({ page })}
        empty={(rows) => (
          <NoRows
            what="참여 내역"
            total={rows}
            onFirstPage={() => go({ page: 1 })}
            isFiltered={isNarrowed(view)}
            onReset={() => go({ ...USUAL_VIEW, kind: view.kind })}
          >
            <Nothing title="아직 참여한 회원이 없습니다." text="회원이 참여하면 여기에 보입니다." />
          </NoRows>
        )}
      >
        {({ answer }) => (
          <EntriesTable
            view={view}
            rows={answer.items}
            total={answer.totalCount}
            chosen={chosen}
            canChoose={canWrite && view.kind === 'apply'}
            onChoose={setChosen}
            onSort={(direction) => go({ direction })}
          />
        )}
      </ListBody>
      <div className="sr-only">
        <p role="status">{total !== undefined && !list.isValidating ? `총 ${total}건` : ''}</p>
        <p role="status">{announcement}</p>
      </div>
      {dialog === 'export' && (
        <ListExportDialog
          title="참여 내역 내려받기"
          total={total ?? 0}
          personal="아이디, 이름, 휴대전화, 이메일을 함께 내려받습니다."
          ask={(given) => call(exportEntries, { ...filterOf(eventSeq, { ...view, search: searchWords(view.search) }), ...given })}
          onClose={() => setDialog(null)}
          onDone={(rows) => {
            setDialog(null)
            setAnnouncement(`${rows}건을 CSV 파일로 내려받았습니다.`)
          }}
        />
      )}
      {dialog === 'choose' && (
        <ChooseDialog
          eventSeq={eventSeq}
          entrySeqs={[...chosen.values()].map(({ entrySeq }) => entrySeq)}
          onClose={() => setDialog(null)}
          onDone={() => {
            setDialog(null)
            setChosen(NONE)
            setAnnouncement('당첨자로 선정했습니다. 당첨자 탭에서 발표할 수 있습니다.')
            void list.mutate()
          }}
        />
      )}
    </>
  )
}
