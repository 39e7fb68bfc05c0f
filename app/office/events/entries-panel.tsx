'use client'
// Who took part. A list shows nothing that is sealed; a file with personal fields asks why, and the answer is kept.
import { Download, Trophy } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import type { Answer } from '@/schemas/api/base/contract'
import { browseEntries } from '@/schemas/api/events/staff'
import { CallFailure } from '@/schemas/api/base/failure'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { Nothing, NotLoaded, WaitingRows } from '@/builder/list/list-states'
import { searchWords } from '@/builder/pages/list-view'
import { Pager } from '@/builder/list/pager'
import { SearchField } from '@/builder/list/search-field'
import { BUTTON, ICON, LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/studio'
import { ChooseDialog } from './choose-dialog'
import { DayField } from '@/builder/list/day-field'
import { EntriesTable } from './entries-table'
import { entriesInput, isNarrowed, USUAL_VIEW, type EntriesInput, type EntriesView } from './entries-view'
import { ExportDialog } from './export-dialog'

const KINDS = [
  { value: 'apply', words: '응모' },
  { value: 'share', words: '공유' },
] as const
const WON = [
  { value: '', words: '당첨 여부' },
  { value: 'Y', words: '당첨' },
  { value: 'N', words: '당첨되지 않음' },
] as const
const NONE: ReadonlySet<number> = new Set()

export function EntriesPanel({ eventSeq, canWrite }: { eventSeq: number; canWrite: boolean }) {
  const [view, setView] = useState<EntriesView>(USUAL_VIEW)
  const [chosen, setChosen] = useState(NONE)
  const [asked, setAsked] = useState<'export' | 'choose' | null>(null)
  const [said, setSaid] = useState('')
  const input = entriesInput(eventSeq, { ...view, search: searchWords(view.search) })
  const { data, error, isValidating, mutate } = useSWR<Answer<typeof browseEntries>, unknown, readonly ['entries', EntriesInput]>(
    ['entries', input],
    ([, wanted]) => call(browseEntries, wanted),
    { keepPreviousData: true },
  )
  const go = (change: Partial<EntriesView>) => {
    // Another filter is another list: what was chosen in the old one is out of sight.
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
        <div role="group" aria-label="참여일" className="flex items-center gap-1.5 max-md:basis-full">
          <DayField label="참여일부터" value={view.from} onChange={(from) => go({ from })} />
          <span aria-hidden className="text-studio-text-mute">
            ~
          </span>
          <DayField label="참여일까지" value={view.until} onChange={(until) => go({ until })} />
        </div>
        <div className="flex items-center gap-3 max-md:basis-full md:ml-auto">
          <p className="text-studio-label font-normal text-studio-text-mute tabular-nums" aria-hidden>
            {data && `총 ${data.totalCount.toLocaleString('ko-KR')}건`}
          </p>
          {canWrite && (
            <button type="button" className={`${LINE_BUTTON} ml-auto`} disabled={data?.totalCount === 0} onClick={() => setAsked('export')}>
              <Download {...ICON} />
              내려받기
            </button>
          )}
        </div>
      </div>
      {chosen.size > 0 && (
        <div
          role="group"
          aria-label="고른 응모"
          className="mb-2 flex flex-wrap items-center gap-2 rounded-md bg-studio-select-soft px-3 py-1.5"
        >
          <p className="tabular-nums">{chosen.size}건을 골랐습니다.</p>
          <button type="button" className={`${MAIN_BUTTON} ml-auto`} onClick={() => setAsked('choose')}>
            <Trophy {...ICON} />
            당첨자로 선정
          </button>
          <button type="button" className={BUTTON} onClick={() => setChosen(NONE)}>
            선택 풀기
          </button>
        </div>
      )}
      {error !== undefined && (
        <NotLoaded
          message={error instanceof CallFailure ? error.message : '잠시 후 다시 시도해 주세요.'}
          isPartial={data !== undefined}
          onRetry={() => void mutate()}
        />
      )}
      {!data && error === undefined && <WaitingRows />}
      {data &&
        (data.items.length > 0 ? (
          <div aria-busy={isValidating}>
            <EntriesTable
              view={view}
              rows={data.items}
              total={data.totalCount}
              chosen={chosen}
              canChoose={canWrite && view.kind === 'apply'}
              onChoose={setChosen}
              onTurn={(direction) => go({ direction })}
            />
            <Pager page={view.page} total={data.totalCount} onPage={(page) => go({ page })} />
          </div>
        ) : isNarrowed(view) ? (
          <Nothing title="조건에 맞는 참여 내역이 없습니다." text="다르게 적거나 조건을 줄여 보세요.">
            <button type="button" className={LINE_BUTTON} onClick={() => go({ ...USUAL_VIEW, kind: view.kind })}>
              조건 초기화
            </button>
          </Nothing>
        ) : (
          <Nothing title="아직 참여한 회원이 없습니다." text="회원이 참여하면 여기에 보입니다." />
        ))}
      <div className="sr-only">
        <p role="status">{data && !isValidating ? `총 ${data.totalCount}건` : ''}</p>
        <p role="status">{said}</p>
      </div>
      {asked === 'export' && (
        <ExportDialog
          eventSeq={eventSeq}
          view={view}
          total={data?.totalCount ?? 0}
          onClose={() => setAsked(null)}
          onDone={(rows) => {
            setAsked(null)
            setSaid(`${rows}건을 CSV 파일로 내려받았습니다.`)
          }}
        />
      )}
      {asked === 'choose' && (
        <ChooseDialog
          eventSeq={eventSeq}
          entrySeqs={[...chosen]}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            setChosen(NONE)
            setSaid('당첨자로 선정했습니다. 당첨자 탭에서 발표할 수 있습니다.')
            void mutate()
          }}
        />
      )}
    </>
  )
}
