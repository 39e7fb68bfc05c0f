import { ArrowLeft, ArrowRight, ListChecks, SquareArrowOutUpRight } from 'lucide-react'
import { call } from '@/schemas/api/base/call'
import { browseConsultations, exportConsultations } from '@/schemas/api/consulting/desk'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { STAGE_WORDS } from '@/schemas/rules/consulting/stages'
import { defineDesk } from '../../_parts/desk/define-desk'
import { momentColumn } from '../../_parts/desk/moment-column'
import { PHONE_QUIET, QUIET } from '../../_parts/desk/quiet'
import { TitleLink } from '../../_parts/desk/title-link'
import { DueMark } from '../../_parts/due-mark'
import { BoardSwitch } from './board-switch'
import { CONSULTATION_FILTERS } from './consultation-filters'
import { consultationPath } from './consultation-path'
import { ConsultationPill } from './consultation-pill'
import { MoveHint } from './move-hint'
import { rowWords, type RequestRow } from './move-menu'
import { MoveToEarlier, MoveToNext, MoveToStage } from './move-to'
import { nextStage } from './next-stage'

const nextWords = (by: 1 | -1, words: string) => (row: RequestRow) => `${words} (${STAGE_WORDS[nextStage(row.stage, by)!]})`
const mayGo = (by: 1 | -1) => (row: RequestRow) => nextStage(row.stage, by) !== undefined

/** The consultations inbox as a table: who asked for what, who has it, and what is late; their people masked. */
export const consultationsDesk = defineDesk({
  id: 'consultations',
  title: '상담함',
  label: '상담 목록',
  unit: '건',
  what: '상담',
  contract: browseConsultations,
  idOf: ({ counselSeq }) => String(counselSeq),
  nameOf: rowWords,
  // The nearest deadline first.
  sorts: { createdAt: 'desc', dueAt: 'asc' },
  rows: 'even',
  layout: 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-3 max-md:pl-2',
  menuClass: 'text-right max-md:col-start-2 max-md:row-start-1',
  filters: [
    ...CONSULTATION_FILTERS.slice(0, 2),
    { kind: 'choose', name: 'stage', label: '단계', all: '모든 단계', choices: STAGE_WORDS },
    ...CONSULTATION_FILTERS.slice(2),
  ],
  savedViews: 'consultations',
  end: BoardSwitch,
  below: MoveHint,
  columns: [
    {
      id: 'name',
      header: '상담',
      isRowHeader: true,
      className: 'font-normal',
      cell: (row) => (
        <>
          <TitleLink href={consultationPath(row.counselSeq)} title={rowWords(row)} />
          <span className={`block tabular-nums ${QUIET}`}>{[`${row.counselSeq}번`, TYPE_WORDS[row.type], row.phoneNo].join(' · ')}</span>
        </>
      ),
    },
    { id: 'stage', header: '단계', width: 'w-24', className: 'max-md:pt-1.5', cell: ({ stage }) => <ConsultationPill stage={stage} /> },
    {
      id: 'owner',
      header: '맡은 곳',
      width: 'w-44 max-lg:w-32',
      className: `max-md:order-last max-md:col-span-2 max-md:pt-1.5 ${PHONE_QUIET}`,
      cell: ({ shopName, staffName }) =>
        [shopName, staffName].filter(Boolean).join(' · ') || <span className="text-studio-text-mute">맡은 곳 없음</span>,
    },
    {
      id: 'dueAt',
      header: '기한',
      sort: 'asc',
      width: 'w-36 max-lg:w-32',
      className: `tabular-nums max-md:pt-2 max-md:text-right ${PHONE_QUIET}`,
      cell: ({ dueAt }, now) => <DueMark dueAt={dueAt} now={now} />,
    },
    momentColumn('createdAt', '신청', { isWide: true }),
  ],
  acts: [
    {
      id: 'next',
      words: nextWords(1, '다음 단계로'),
      icon: ArrowRight,
      act: 'write',
      for: mayGo(1),
      key: { code: 'ArrowRight', closed: (row) => `‘${rowWords(row)}’: 다음 단계가 없습니다.` },
      dialog: MoveToNext,
    },
    {
      id: 'earlier',
      words: nextWords(-1, '이전 단계로'),
      icon: ArrowLeft,
      act: 'write',
      for: mayGo(-1),
      key: { code: 'ArrowLeft', closed: (row) => `‘${rowWords(row)}’: 이전 단계로 옮길 수 없습니다.` },
      dialog: MoveToEarlier,
    },
    { id: 'choose', words: '단계 선택…', icon: ListChecks, act: 'write', dialog: MoveToStage },
  ],
  links: ({ counselSeq }) => [[{ words: '상담 열기', icon: SquareArrowOutUpRight, href: consultationPath(counselSeq) }]],
  file: {
    title: '상담 내려받기',
    personal: '이름, 휴대전화, 주소와 상담 내용을 가리지 않고 내려받습니다.',
    send: ({ sort: _, direction: __, ...given }) => call(exportConsultations, given),
  },
  nothing: { title: '아직 신청한 상담이 없습니다.', text: '방문자가 상담을 신청하면 여기에 보입니다.' },
})
