'use client'
// The consultations inbox: who asked for what, who has it, and what is late.
import type { ReactNode } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { ListBody } from '@/builder/list/list-body'
import { ListHeader } from '@/builder/list/list-header'
import { NoRows } from '@/builder/list/no-rows'
import { Nothing } from '@/builder/list/nothing'
import type { Person, SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { TotalAnnouncement } from '@/builder/list/total-announcement'
import { useListRows } from '@/builder/list/use-list-rows'
import type { Rows } from '@/builder/list/use-rows'
import { browseConsultations } from '@/schemas/api/consulting/desk'
import { CONSULTATION_TYPES, TYPE_WORDS, type ConsultationType } from '@/schemas/rules/consulting/consultation-types'
import { STAGE_WORDS, STAGES, type Stage } from '@/schemas/rules/consulting/stages'
import { OFFICE_LINKS } from '../office-links'
import {
  consultationInput,
  readConsultationView,
  SHOWS,
  withConsultationChange,
  writeConsultationView,
  type ConsultationShow,
} from './consultation-list-view'
import { ConsultationsTable } from './consultations-table'

interface ConsultationsScreenProps {
  brand: ReactNode
  person: Person
  /** Query of the request, and the rows for it; undefined when they could not be read. */
  query: string
  first: Rows<typeof browseConsultations> | undefined
}

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

export function ConsultationsScreen({ brand, person, query, first }: ConsultationsScreenProps) {
  const { view, go, list, openPage } = useListRows(LIST, query, first)
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'consultations' }
  return (
    <SideFrame side={side}>
      <ListHeader side={side} title="상담함" count={list.data?.answer.totalCount} />
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
      <ListBody
        list={list}
        page={view.page}
        onPage={openPage}
        empty={(total) => (
          <NoRows
            what="상담"
            total={total}
            onFirstPage={() => go({ page: 1 })}
            isFiltered={Boolean(view.stage ?? view.type ?? view.show)}
            onReset={() => go(NO_FILTER)}
          >
            <Nothing title="아직 신청한 상담이 없습니다." text="방문자가 상담을 신청하면 여기에 보입니다." />
          </NoRows>
        )}
      >
        {({ answer, at }) => <ConsultationsTable view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} />}
      </ListBody>
      <TotalAnnouncement list={list} />
    </SideFrame>
  )
}
