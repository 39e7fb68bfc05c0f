'use client'
// The consultations inbox: who asked for what, who has it, and what is late.
import { ChooseFilter } from '@/builder/list/choose-filter'
import { useListRows } from '@/builder/list/use-list-rows'
import { browseConsultations } from '@/schemas/api/consulting/desk'
import { CONSULTATION_TYPES, TYPE_WORDS, type ConsultationType } from '@/schemas/rules/consulting/consultation-types'
import { STAGE_WORDS, STAGES, type Stage } from '@/schemas/rules/consulting/stages'
import { ListScreen } from '../list-screen'
import type { ListScreenProps } from '../list-screen-props'
import { ListScreenRows } from '../list-screen-rows'
import {
  consultationInput,
  readConsultationView,
  SHOWS,
  withConsultationChange,
  writeConsultationView,
  type ConsultationShow,
} from './consultation-list-view'
import { ConsultationsTable } from './consultations-table'

const LIST = {
  name: 'consultations',
  contract: browseConsultations,
  inputOf: consultationInput,
  read: readConsultationView,
  write: writeConsultationView,
  change: withConsultationChange,
}
const SHOW_WORDS: Record<ConsultationShow, string> = { mine: '내가 맡은 상담', none: '맡을 사람이 없는 상담', late: '기한이 지난 상담' }
const SHOW_CHOICES: { value: ConsultationShow | ''; words: string }[] = [
  { value: '', words: '모든 상담' },
  ...SHOWS.map((value) => ({ value, words: SHOW_WORDS[value] })),
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

export function ConsultationsScreen({ brand, person, query, first }: ListScreenProps<typeof browseConsultations>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  return (
    <ListScreen brand={brand} person={person} here="consultations" title="상담함" count={list.data?.answer.totalCount} list={list}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <ChooseFilter label="보기" choices={SHOW_CHOICES} value={view.show ?? ''} onChoose={(show) => go({ show: show || null })} isBare />
        <ChooseFilter
          label="단계"
          choices={STAGE_CHOICES}
          value={view.stage ?? ''}
          onChoose={(stage) => go({ stage: stage || null })}
          isBare
        />
        <ChooseFilter label="구분" choices={TYPE_CHOICES} value={view.type ?? ''} onChoose={(type) => go({ type: type || null })} isBare />
      </div>
      <ListScreenRows
        rows={rows}
        what="상담"
        nothing={{ title: '아직 신청한 상담이 없습니다.', text: '방문자가 상담을 신청하면 여기에 보입니다.' }}
        isFiltered={Boolean(view.stage ?? view.type ?? view.show)}
        onReset={() => go(NO_FILTER)}
      >
        {({ answer, at }) => <ConsultationsTable view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} />}
      </ListScreenRows>
    </ListScreen>
  )
}
