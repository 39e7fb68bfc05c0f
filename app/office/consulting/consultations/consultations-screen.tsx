'use client'
// The consultations inbox: who asked for what, who has it, and what is late; as a table, or as a board of its stages.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { useListRows } from '@/builder/list/use-list-rows'
import { useRows, type Rows } from '@/builder/list/use-rows'
import { call } from '@/schemas/api/base/call'
import { boardConsultations, browseConsultations, exportConsultations, MOST_CARDS } from '@/schemas/api/consulting/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { CONSULTATION_TYPES, TYPE_WORDS, type ConsultationType } from '@/schemas/rules/consulting/consultation-types'
import { STAGE_WORDS, STAGES, type Stage } from '@/schemas/rules/consulting/stages'
import { ListExportDialog } from '@/app/office/_parts/list-export-dialog'
import { ListScreen } from '@/app/office/_parts/list-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { ListScreenRows } from '@/app/office/_parts/list-screen-rows'
import { ListViews } from '@/app/office/_parts/list-views'
import { BoardBody } from './board-body'
import {
  boardInput,
  consultationInput,
  FIRST_CARDS,
  filtersOf,
  readConsultationView,
  SHOWS,
  withConsultationChange,
  writeConsultationView,
  type ConsultationShow,
} from './consultation-list-view'
import { CONSULTATIONS } from './consultation-path'
import { ConsultationsBoard } from './consultations-board'
import { ConsultationsTable } from './consultations-table'
import { LookSwitch } from './look-switch'
import { placeRow } from './place-row'

const LIST = {
  name: 'consultations',
  contract: browseConsultations,
  inputOf: consultationInput,
  read: readConsultationView,
  write: writeConsultationView,
  change: withConsultationChange,
}
const SHOW_WORDS: Record<ConsultationShow, string> = {
  mine: '내가 맡은 상담',
  none: '맡을 매장이나 사람을 정할 상담',
  late: '기한이 지난 상담',
}
/** Staff of a shop see what the shop has: only the person is missing. */
const showChoices = (isOfShop: boolean): { value: ConsultationShow | ''; words: string }[] => [
  { value: '', words: '모든 상담' },
  ...SHOWS.map((value) => ({ value, words: value === 'none' && isOfShop ? '매장에서 맡을 사람을 정할 상담' : SHOW_WORDS[value] })),
]
const STAGE_CHOICES: { value: Stage | ''; words: string }[] = [
  { value: '', words: '모든 단계' },
  ...STAGES.map((value) => ({ value, words: STAGE_WORDS[value] })),
]
const TYPE_CHOICES: { value: ConsultationType | ''; words: string }[] = [
  { value: '', words: '모든 구분' },
  ...CONSULTATION_TYPES.map((value) => ({ value, words: TYPE_WORDS[value] })),
]
const NO_FILTER = { stage: null, type: null, show: null } as const
/** How many more cards of each column a press shows. */
const MORE_CARDS = 60

interface ConsultationsScreenProps extends ListScreenProps<typeof browseConsultations> {
  /** The columns, where the request was for the board. */
  firstBoard: Rows<typeof boardConsultations> | undefined
}

export function ConsultationsScreen({ brand, person, query, first, firstBoard }: ConsultationsScreenProps) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const [most, setMost] = useState(FIRST_CARDS)
  const isFirst = JSON.stringify(boardInput(readConsultationView(query), FIRST_CARDS)) === JSON.stringify(boardInput(view, most))
  const board = useRows('consultations-board', boardConsultations, boardInput(view, most), isFirst ? firstBoard : undefined)
  const isBoard = view.look === 'board'
  const rights = rightsOf(person)
  const canMove = rights.writes('consultations')
  const [isExporting, setExporting] = useState(false)
  const [done, setDone] = useState('')
  const count = (isBoard ? board : list).data?.answer.totalCount
  const frame = { brand, person, here: 'consultations', title: '상담함', unit: '건' } as const
  const filters = (
    <div className="my-3 flex flex-wrap items-center gap-2">
      <ChooseFilter
        label="보기"
        choices={showChoices(Boolean(person.shopName))}
        value={view.show ?? ''}
        onChoose={(show) => go({ show: show || null })}
        isBare
      />
      {!isBoard && (
        <ChooseFilter
          label="단계"
          choices={STAGE_CHOICES}
          value={view.stage ?? ''}
          onChoose={(stage) => go({ stage: stage || null })}
          isBare
        />
      )}
      <ChooseFilter label="구분" choices={TYPE_CHOICES} value={view.type ?? ''} onChoose={(type) => go({ type: type || null })} isBare />
      <ListViews of="consultations" person={person} kind={LIST} rows={rows} />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {count !== undefined && count > 0 && (
          <button type="button" className={LINE_BUTTON} onClick={() => setExporting(true)}>
            <Download {...ICON} />
            내려받기
          </button>
        )}
        <LookSwitch look={view.look} onChoose={(look) => go({ look })} />
      </div>
      <p role="status" className="w-full text-studio-accent-700 empty:hidden">
        {done}
      </p>
      {isExporting && (
        <ListExportDialog
          title="상담 내려받기"
          total={count ?? 0}
          personal={rights.publishes('consultations') ? '이름, 휴대전화, 주소와 상담 내용을 가리지 않고 내려받습니다.' : undefined}
          ask={(given) => {
            const stage = view.look === null && view.stage ? { stage: view.stage } : {}
            return call(exportConsultations, { ...filtersOf(view), ...stage, ...given })
          }}
          onClose={() => setExporting(false)}
          onDone={(rows) => {
            setExporting(false)
            setDone(`${rows.toLocaleString('ko-KR')}건을 내려받았습니다. 기록에 남았습니다.`)
          }}
        />
      )}
    </div>
  )
  if (isBoard)
    return (
      <ListScreen {...frame} list={board}>
        {filters}
        <BoardBody board={board}>
          {({ answer, at }) => (
            <ConsultationsBoard
              columns={answer.items}
              now={at}
              canMove={canMove}
              first={view.stage}
              listPathOf={(stage) => CONSULTATIONS + writeConsultationView({ ...view, look: null, stage })}
              onMore={() => setMost(Math.min(MOST_CARDS, most + MORE_CARDS))}
              onMoved={(row, to) =>
                void board.mutate(
                  (old) =>
                    old && {
                      ...old,
                      answer: {
                        ...old.answer,
                        items: placeRow(old.answer.items, { ...row, stage: to, version: row.version + 1 }, to, row.stage),
                      },
                    },
                )
              }
              onConflict={() => void board.mutate()}
            />
          )}
        </BoardBody>
      </ListScreen>
    )
  return (
    <ListScreen {...frame} list={list}>
      {filters}
      <ListScreenRows
        rows={rows}
        what="상담"
        nothing={{ title: '아직 신청한 상담이 없습니다.', text: '방문자가 상담을 신청하면 여기에 보입니다.' }}
        isFiltered={Boolean(view.stage ?? view.type ?? view.show)}
        onReset={() => go(NO_FILTER)}
      >
        {({ answer, at }) => (
          <ConsultationsTable
            view={view}
            go={go}
            rows={answer.items}
            total={answer.totalCount}
            now={at}
            canMove={canMove}
            onChange={() => void list.mutate()}
          />
        )}
      </ListScreenRows>
    </ListScreen>
  )
}
