'use client'
// Questions about goods for staff: those that wait to be answered, all others to mend or to hide.
import { useState } from 'react'
import { DayField } from '@/builder/list/day-field'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { SearchField } from '@/builder/list/search-field'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { call } from '@/schemas/api/base/call'
import { browseQuestions, decideQuestion, QUESTION_STATES } from '@/schemas/api/store/question-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreenRows } from '../../_parts/list-screen-rows'
import { AnswerDialog } from './answer-dialog'
import { questionInput, readQuestionView, withQuestionChange, writeQuestionView } from './question-list-view'
import { QUESTION_WORDS } from './question-words'
import { QuestionsTable, type QuestionAct, type QuestionRow } from './questions-table'

const LIST = {
  name: 'questions',
  contract: browseQuestions,
  inputOf: questionInput,
  read: readQuestionView,
  write: writeQuestionView,
  change: withQuestionChange,
}
const DIALOGS = {
  hide: {
    title: '문의를 숨깁니다',
    text: '방문자에게 보이지 않습니다. 문의한 분에게는 숨긴 문의라고 보이며, 되돌릴 수 있습니다.',
    label: '숨기는 사유',
    words: '숨기기',
    busyWords: '숨기는 중입니다',
  },
  show: {
    title: '문의를 다시 보입니다',
    text: '상품 페이지에 다시 보입니다.',
    label: '다시 보이는 사유',
    words: '다시 보이기',
    busyWords: '저장하는 중입니다',
  },
} as const
const NO_FILTER = { state: null, search: '', from: '', until: '' } as const

export function QuestionsScreen({ brand, person, query, first }: ListScreenProps<typeof browseQuestions>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const [asked, setAsked] = useState<{ act: QuestionAct; row: QuestionRow } | null>(null)
  const [done, setDone] = useState('')
  const rights = rightsOf(person)
  const may = { answer: rights.writes('questions'), decide: rights.publishes('questions') }
  const counts = list.data?.answer.item.counts
  const onAct = (act: QuestionAct, row: QuestionRow): void => {
    setDone('')
    setAsked({ act, row })
  }
  const finish = async (words: string) => {
    setDone(words)
    setAsked(null)
    await list.mutate()
  }
  /** As the list has it now; a filter may have let it go. */
  const now = asked && (list.data?.answer.items.find(({ questionSeq }) => questionSeq === asked.row.questionSeq) ?? asked.row)
  return (
    <ListScreen brand={brand} person={person} here="questions" title="상품 문의" unit="건" list={list}>
      <StatusTabs
        statuses={QUESTION_STATES}
        wordsOf={(state) => QUESTION_WORDS[state]}
        counts={counts}
        value={view.state}
        onChange={(state) => go({ state })}
      >
        <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
          <SearchField
            label="상품 이름으로 찾기"
            placeholder="상품 이름으로 찾기"
            value={view.search}
            onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
          />
          <div className="flex gap-2 max-md:w-full">
            <DayField label="문의한 첫 날" value={view.from} onChange={(from) => go({ from })} />
            <DayField label="문의한 마지막 날" value={view.until} onChange={(until) => go({ until })} />
          </div>
        </div>
        <div role="status" className="mb-2 flex min-h-8 flex-wrap items-center gap-3 text-studio-accent-700">
          {done}
        </div>
        <ListScreenRows
          rows={rows}
          what="문의"
          nothing={{ title: '아직 상품 문의가 없습니다.', text: '회원이 상품 페이지에서 문의하면 여기에 모입니다.' }}
          isFiltered={Boolean(view.search || view.state || view.from || view.until)}
          onReset={() => go(NO_FILTER)}
        >
          {({ answer, at }) => (
            <QuestionsTable view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} may={may} onAct={onAct} />
          )}
        </ListScreenRows>
      </StatusTabs>
      {asked?.act === 'answer' && now && (
        <AnswerDialog
          key={asked.row.questionSeq}
          row={now}
          onConflict={() => list.mutate()}
          onDone={(words) => void finish(words)}
          onClose={() => setAsked(null)}
        />
      )}
      {(asked?.act === 'hide' || asked?.act === 'show') && now && (
        <ReasonDialog
          {...DIALOGS[asked.act]}
          onSubmit={async (reason) => {
            const { questionSeq, version } = now
            const decision = asked.act === 'hide' ? 'hide' : 'show'
            await finish((await call(decideQuestion, { questionSeq, version, decision, reason })).resultMessage)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </ListScreen>
  )
}
