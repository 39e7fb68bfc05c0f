'use client'
// Reported replies for staff: the queue, what was decided, and the way back.
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { SearchField } from '@/builder/list/search-field'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { browseReports, decideReport, REPORT_STATES, REPORTED_IN, undoReport, type ReportedIn } from '@/schemas/api/site/reply-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreenRows } from '../../_parts/list-screen-rows'
import { ListViews } from '../../_parts/list-views'
import { readReportView, reportInput, withReportChange, writeReportView } from './report-list-view'
import { REPORT_WORDS } from './report-words'
import { ReportsTable, type ReportAct, type ReportRow } from './reports-table'

const LIST = {
  name: 'replies',
  contract: browseReports,
  inputOf: reportInput,
  read: readReportView,
  write: writeReportView,
  change: withReportChange,
}
const PLACE_CHOICES: { value: ReportedIn | ''; words: string }[] = [
  { value: '', words: '모든 곳' },
  ...REPORTED_IN.map((value) => ({ value, words: REPORT_WORDS.place[value] })),
]
const DIALOGS = {
  hide: {
    title: '댓글을 숨깁니다',
    text: '방문자에게는 ‘운영자가 숨긴 댓글입니다.’라고 보이고, 달린 답글은 남습니다. 되돌릴 수 있습니다.',
    label: '숨기는 사유',
    words: '숨기기',
    busyWords: '숨기는 중입니다',
  },
  leave: {
    title: '댓글을 그대로 둡니다',
    text: '댓글은 그대로 보이고 목록의 할 일에서 빠집니다. 다시 신고되면 돌아옵니다.',
    label: '그대로 두는 사유',
    words: '그대로 두기',
    busyWords: '저장하는 중입니다',
  },
} as const

export function ReportsScreen({ brand, person, query, first }: ListScreenProps<typeof browseReports>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const [asked, setAsked] = useState<{ act: 'hide' | 'leave'; row: ReportRow } | null>(null)
  const [done, setDone] = useState<{ words: string; row?: ReportRow } | null>(null)
  const counts = list.data?.answer.item.counts
  const keyOf = ({ of, replySeq }: ReportRow) => ({ of, replySeq })

  const undo = async (row: ReportRow) => {
    try {
      const { resultMessage } = await call(undoReport, keyOf(row))
      setDone({ words: resultMessage })
    } catch (error) {
      setDone({ words: error instanceof CallFailure ? error.message : '되돌리지 못했습니다. 잠시 후 다시 시도해 주세요.' })
    }
    await list.mutate()
  }
  const onAct = (act: ReportAct, row: ReportRow): void => {
    setDone(null)
    if (act === 'undo') void undo(row)
    else setAsked({ act, row })
  }
  return (
    <ListScreen brand={brand} person={person} here="replies" title="신고된 댓글" unit="건" list={list}>
      <StatusTabs
        statuses={REPORT_STATES}
        wordsOf={(state) => REPORT_WORDS.state[state]}
        counts={counts}
        value={view.state}
        onChange={(state) => go({ state })}
      >
        <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
          <SearchField
            label="댓글 찾기"
            placeholder="댓글의 내용으로 찾기"
            value={view.search}
            onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
          />
          <ChooseFilter
            label="쓴 곳"
            choices={PLACE_CHOICES}
            value={view.place ?? ''}
            onChoose={(value) => go({ place: value || null })}
            isBare
          />
          <ListViews of="replies" person={person} kind={LIST} rows={rows} />
        </div>
        <div role="status" className="mb-2 flex min-h-8 flex-wrap items-center gap-3 text-studio-accent-700">
          {done?.words}
          {done?.row && (
            <button type="button" className={LINE_BUTTON} onClick={() => onAct('undo', done.row!)}>
              되돌리기
            </button>
          )}
        </div>
        <ListScreenRows
          rows={rows}
          what="댓글"
          nothing={{ title: '신고된 댓글이 없습니다.', text: '회원이 댓글을 신고하면 여기에 모입니다.' }}
          isFiltered={Boolean(view.search || view.place || view.state)}
          onReset={() => go({ state: null, place: null, search: '' })}
        >
          {({ answer, at }) => (
            <ReportsTable
              view={view}
              go={go}
              rows={answer.items}
              total={answer.totalCount}
              now={at}
              onAct={rightsOf(person).publishes('replies') ? onAct : undefined}
            />
          )}
        </ListScreenRows>
      </StatusTabs>
      {asked && (
        <ReasonDialog
          {...DIALOGS[asked.act]}
          onSubmit={async (reason) => {
            const { resultMessage } = await call(decideReport, { ...keyOf(asked.row), decision: asked.act, reason })
            setDone({ words: resultMessage, row: asked.row })
            setAsked(null)
            await list.mutate()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </ListScreen>
  )
}
