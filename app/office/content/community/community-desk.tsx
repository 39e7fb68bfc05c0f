import { Check, Eye, Megaphone, Undo2, X, type LucideIcon } from 'lucide-react'
import { Pill } from '@/builder/ui/pill'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import {
  browseApplications,
  decideApplications,
  exportApplications,
  MOST_DECIDED,
  MOST_OPENED,
  openApplications,
} from '@/schemas/api/content/community-desk'
import { DECISION_WORDS, type Decision } from '@/schemas/rules/content/recruitment'
import { defineDesk } from '../../_parts/desk/define-desk'
import type { DeskBulkAct } from '../../_parts/desk/desk-definition'
import { momentColumn } from '../../_parts/desk/moment-column'
import { QUIET } from '../../_parts/desk/quiet'
import { AnnounceDialog } from './announce-dialog'
import { ApplicantCell } from './applicant-cell'
import { recruitmentOf, RecruitmentTally } from './recruitment-tally'

const DOTS: Record<Decision, string> = { waiting: 'bg-warning-500', chosen: 'bg-success', passed: 'bg-studio-300' }

const decide = (decision: Decision, words: string, icon: LucideIcon): DeskBulkAct<typeof browseApplications> => {
  const isBack = decision === 'waiting'
  const state = DECISION_WORDS[decision]
  return {
    ...{ id: decision, words, icon, act: 'write' },
    for: (_, now) => recruitmentOf(now) !== undefined,
    most: MOST_DECIDED,
    ask: {
      title: isBack ? '정하기 전으로 되돌립니다' : `${state}으로 정합니다`,
      text: (count) => `고른 지원서 ${count}건에 적용합니다. 발표하기 전에는 지원한 회원에게 보이지 않습니다.`,
      label: '정하는 사유',
      words: isBack ? '되돌리기' : state,
      busyWords: '정하는 중입니다',
    },
    async send(rows, reason, now) {
      const { recruitSeq } = recruitmentOf(now)!
      const applicationSeqs = rows.map((row) => row.applicationSeq)
      const { item } = await call(decideApplications, { recruitSeq, applicationSeqs, decision, reason })
      return { words: isBack ? `${item.changed}건을 되돌렸습니다.` : `${item.changed}건을 ${state}으로 정했습니다.` }
    },
  }
}

/** Applications for the community: opened for a reason, chosen several at once, and announced to everybody of a recruitment. */
export const communityDesk = defineDesk({
  id: 'community',
  title: '결모임 지원서',
  unit: '건',
  what: '지원서',
  contract: browseApplications,
  idOf: ({ applicationSeq }) => String(applicationSeq),
  nameOf: ({ name, applicationSeq }) => `${name} 지원서 ${applicationSeq}`,
  sorts: { createdAt: 'desc' },
  rows: 'text',
  filters: [
    {
      kind: 'item',
      name: 'recruitSeq',
      query: 'recruit',
      label: '모집',
      all: '모든 모집',
      pattern: /^[1-9]\d{0,8}$/,
      choices: (item) => Object.fromEntries((item?.recruitments ?? []).map(({ recruitSeq, title }) => [recruitSeq, title])),
    },
    { kind: 'choose', name: 'decision', label: '결정', all: '모든 결정', choices: DECISION_WORDS },
    { kind: 'choose', name: 'untoldYn', query: 'untold', label: '알림', all: '모든 지원서', choices: { Y: '발표를 기다리는 지원서' } },
  ],
  savedViews: 'community',
  above: RecruitmentTally,
  columns: [
    {
      id: 'name',
      header: '지원한 회원',
      isRowHeader: true,
      className: 'font-normal wrap-anywhere max-md:col-span-2',
      cell: (row, _, { view, opened }) => (
        <ApplicantCell
          row={row}
          opened={opened as Listed<typeof openApplications> | undefined}
          isOne={view.filters['recruitSeq'] !== undefined}
        />
      ),
    },
    {
      id: 'decision',
      header: '결정',
      width: 'w-36 max-lg:w-28',
      cell: ({ decision, toldYn }) => (
        <>
          <Pill dot={DOTS[decision]}>{DECISION_WORDS[decision]}</Pill>
          {toldYn === 'Y' && <span className={`mt-1 block ${QUIET}`}>알렸습니다</span>}
        </>
      ),
    },
    momentColumn('createdAt', '지원'),
  ],
  bulk: {
    all: '이 페이지의 지원서 모두 고르기',
    one: ({ name, applicationSeq }) => `${name} 지원서 ${applicationSeq} 고르기`,
    line: '고른 지원서',
    within: ['recruitSeq', 'decision'],
    cover: '열람한 내용 다시 가리기',
    acts: [
      {
        id: 'open',
        words: '지원 내용 열람',
        icon: Eye,
        act: 'see',
        most: MOST_OPENED,
        ask: {
          title: '지원 내용을 열람합니다',
          text: (count) =>
            `고른 지원서 ${count}건의 이름과 연락처, 지원 내용을 보여 드립니다. 누가 어떤 지원서를 왜 열람했는지 기록합니다.`,
          label: '열람하는 사유',
          words: '열람',
          busyWords: '여는 중입니다',
        },
        async send(rows, reason) {
          const { items } = await call(openApplications, { applicationSeqs: rows.map((row) => row.applicationSeq), reason })
          return {
            words: `지원서 ${items.length}건을 열람했습니다. 기록에 남았습니다.`,
            opened: items.map((one) => [String(one.applicationSeq), one] as const),
          }
        },
      },
      decide('chosen', '선정', Check),
      decide('passed', '미선정', X),
      decide('waiting', '정하기 전으로', Undo2),
    ],
  },
  tools: [
    {
      id: 'announce',
      words: '발표하기',
      icon: Megaphone,
      act: 'publish',
      isMain: true,
      for: (now) => (recruitmentOf(now)?.untold ?? 0) > 0,
      dialog: AnnounceDialog,
    },
  ],
  file: {
    title: '지원서 내려받기',
    act: 'publish',
    for: (now) => recruitmentOf(now) !== undefined,
    personal: '이름, 휴대전화, 이메일과 지원 내용을 함께 내려받습니다.',
    send: ({ recruitSeq, decision, reason, personalYn }) =>
      call(exportApplications, { recruitSeq: recruitSeq!, reason, personalYn, ...(decision ? { decision } : {}) }),
  },
  nothing: { title: '아직 지원서가 없습니다.', text: '회원이 결모임 모집에 지원하면 여기에 보입니다.' },
})
