'use client'
// Applications for the community: opened for a reason, chosen several at once, and announced to everybody of a recruitment.
import { Check, Download, Eye, EyeOff, Megaphone, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { BULK_BUTTON, BulkLine } from '@/builder/list/bulk-line'
import { ChooseFilter } from '@/builder/list/choose-filter'
import type { Chosen } from '@/builder/list/data-table'
import { useListRows } from '@/builder/list/use-list-rows'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { browseApplications, MOST_OPENED, type openApplications } from '@/schemas/api/content/community-desk'
import type { Listed } from '@/schemas/api/base/contract'
import { rightsOf } from '@/schemas/rules/base/rights'
import { DECISION_WORDS, DECISIONS, type Decision } from '@/schemas/rules/content/recruitment'
import { ListScreen } from '@/app/office/_parts/list-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { ListScreenRows } from '@/app/office/_parts/list-screen-rows'
import { ListViews } from '@/app/office/_parts/list-views'
import { applicationInput, readApplicationView, withApplicationChange, writeApplicationView } from './application-list-view'
import { ApplicationDialog, type Asked } from './application-dialog'
import { ApplicationsTable, type ApplicationRow } from './applications-table'
import { RecruitmentTally } from './recruitment-tally'

export type Opened = Listed<typeof openApplications>

const LIST = {
  name: 'community',
  contract: browseApplications,
  inputOf: applicationInput,
  read: readApplicationView,
  write: writeApplicationView,
  change: withApplicationChange,
}
const DECISION_CHOICES: { value: Decision | ''; words: string }[] = [
  { value: '', words: '모든 결정' },
  ...DECISIONS.map((value) => ({ value, words: DECISION_WORDS[value] })),
]
const NOBODY: Chosen<ApplicationRow> = new Map()
const NOTHING: ReadonlyMap<number, Opened> = new Map()

const TOLD_CHOICES = [
  { value: '', words: '모든 지원서' },
  { value: 'untold', words: '발표를 기다리는 지원서' },
] as const

export function CommunityScreen({ brand, person, query, first }: ListScreenProps<typeof browseApplications>) {
  const rows = useListRows(LIST, query, first)
  const { view, list } = rows
  const [chosen, setChosen] = useState(NOBODY)
  const [opened, setOpened] = useState(NOTHING)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState('')
  const rights = rightsOf(person)
  const recruitments = list.data?.answer.item.recruitments ?? []
  const recruitment = recruitments.find(({ recruitSeq }) => recruitSeq === view.recruit)
  const seqs = [...chosen.values()].map(({ applicationSeq }) => applicationSeq)
  const go: typeof rows.go = (change, how) => {
    // Another recruitment is another list, so the selection of the old one is cleared.
    if (change.recruit !== undefined || change.decision !== undefined) setChosen(NOBODY)
    rows.go(change, how)
  }
  const finish = (words: string) => {
    setAsked(null)
    setDone(words)
    void list.mutate()
  }
  const decideButton = (decision: Decision, words: string, Icon: typeof Check) => (
    <button type="button" className={BULK_BUTTON} onClick={() => setAsked({ act: 'decide', decision, seqs })}>
      <Icon {...ICON} />
      {words}
    </button>
  )
  return (
    <ListScreen brand={brand} person={person} here="community" title="결모임 지원서" unit="건" list={list}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <ChooseFilter
          label="모집"
          choices={[
            { value: '', words: '모든 모집' },
            ...recruitments.map(({ recruitSeq, title }) => ({ value: String(recruitSeq), words: title })),
          ]}
          value={view.recruit === null ? '' : String(view.recruit)}
          onChoose={(value) => go({ recruit: value ? Number(value) : null })}
          isBare
        />
        <ChooseFilter
          label="결정"
          choices={DECISION_CHOICES}
          value={view.decision ?? ''}
          onChoose={(value) => go({ decision: value || null })}
          isBare
        />
        <ChooseFilter
          label="알림"
          choices={TOLD_CHOICES}
          value={view.isUntold ? 'untold' : ''}
          onChoose={(value) => go({ isUntold: value !== '' })}
          isBare
        />
        <ListViews of="community" person={person} kind={LIST} rows={{ view, go }} />
        {recruitment && rights.publishes('community') && (
          <div className="flex flex-wrap gap-2 md:ml-auto">
            <button type="button" className={LINE_BUTTON} onClick={() => setAsked({ act: 'export' })}>
              <Download {...ICON} />
              내려받기
            </button>
            {recruitment.untold > 0 && (
              <button type="button" className={MAIN_BUTTON} onClick={() => setAsked({ act: 'announce' })}>
                <Megaphone {...ICON} />
                발표하기
              </button>
            )}
          </div>
        )}
      </div>
      {recruitment ? (
        <RecruitmentTally of={recruitment} />
      ) : (
        <p className="mb-3 text-studio-text-mute">모집을 하나 고르면 선정하고 발표할 수 있습니다.</p>
      )}
      <p role="status" className="mb-3 rounded-md bg-studio-select-soft px-3 py-2 text-studio-accent-700 empty:hidden">
        {done}
      </p>
      {seqs.length > 0 && (
        <BulkLine label="고른 지원서" count={`${seqs.length}건`} onClear={() => setChosen(NOBODY)}>
          {seqs.length <= MOST_OPENED && (
            <button type="button" className={BULK_BUTTON} onClick={() => setAsked({ act: 'open', seqs })}>
              <Eye {...ICON} />
              지원 내용 열람
            </button>
          )}
          {recruitment && rights.writes('community') && (
            <>
              {decideButton('chosen', '선정', Check)}
              {decideButton('passed', '미선정', X)}
              {decideButton('waiting', '정하기 전으로', Undo2)}
            </>
          )}
        </BulkLine>
      )}
      {opened.size > 0 && (
        <button type="button" className={`${LINE_BUTTON} mb-3`} onClick={() => setOpened(NOTHING)}>
          <EyeOff {...ICON} />
          열람한 내용 다시 가리기
        </button>
      )}
      <ListScreenRows
        rows={{ ...rows, go }}
        what="지원서"
        nothing={{ title: '아직 지원서가 없습니다.', text: '회원이 결모임 모집에 지원하면 여기에 보입니다.' }}
        isFiltered={view.recruit !== null || view.decision !== null || view.isUntold}
        onReset={() => go({ recruit: null, decision: null, isUntold: false })}
      >
        {({ answer, at }) => (
          <ApplicationsTable
            view={view}
            go={go}
            rows={answer.items}
            total={answer.totalCount}
            now={at}
            opened={opened}
            chosen={chosen}
            onChoose={setChosen}
            isOne={recruitment !== undefined}
          />
        )}
      </ListScreenRows>
      {asked && (
        <ApplicationDialog
          asked={asked}
          recruitment={recruitment}
          decision={view.decision}
          total={list.data?.answer.totalCount ?? 0}
          onOpened={(items) => setOpened(new Map([...opened, ...items.map((one) => [one.applicationSeq, one] as const)]))}
          onDone={(words) => {
            setChosen(NOBODY)
            finish(words)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </ListScreen>
  )
}
