'use client'
// One request for staff: masked until a reason is given, who has it, its stages and the moves that are open now.
import { ChevronLeft, Eye, MoveRight, ScrollText } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import useSWR from 'swr'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import { FoldedSide, type Person, type SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { BUTTON, LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { withParticle } from '@/lib/particle'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { openConsultation, readConsultation } from '@/schemas/api/consulting/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { MOVES, STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'
import { OFFICE_LINKS } from '../office-links'
import { AssignPart } from './assign-part'
import { ConsultationFacts, type Fact } from './consultation-facts'
import { CONSULTATIONS } from './consultation-path'
import { ConsultationPill } from './consultation-pill'
import { DueMark } from './due-mark'
import { MoveDialog } from './move-dialog'
import { OpenedRequest, type Opened } from './opened-request'

type Known = Item<typeof readConsultation>

export function ConsultationScreen({ brand, person, first, now }: { brand: ReactNode; person: Person; first: Known; now: number }) {
  const { counselSeq } = first
  const { data: request = first, mutate } = useSWR(
    ['consultation', counselSeq],
    async () => (await call(readConsultation, { counselSeq })).item,
    { fallbackData: first, revalidateOnMount: false },
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const [dialog, setDialog] = useState<Stage | 'open' | null>(null)
  const [done, setDone] = useState('')
  const changeOpened = useCallback((change: (opened: Opened) => Opened) => setOpened((before) => before && change(before)), [])
  const rights = rightsOf(person)
  const canWrite = rights.writes('consultations')
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'consultations' }
  const finish = (words: string) => {
    setDialog(null)
    setDone(words)
    void mutate()
  }

  return (
    <SideFrame side={side}>
      <header className="flex items-start gap-1">
        <FoldedSide {...side} />
        <a href={CONSULTATIONS} aria-label="상담함으로" className={`${BUTTON} -ml-2 max-md:ml-0`}>
          <ChevronLeft {...ICON} />
        </a>
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">
            {request.name} · {request.categories.join(', ')}
          </h1>
          <p className="text-studio-label font-normal text-studio-text-mute tabular-nums">
            상담 {counselSeq}번 · {TYPE_WORDS[request.type]}
          </p>
        </div>
      </header>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <ConsultationPill stage={request.stage} />
        <span>
          {request.dueAt && '기한 '}
          <DueMark dueAt={request.dueAt} now={now} />
        </span>
        {canWrite &&
          MOVES[request.stage].map((stage) => (
            <button key={stage} type="button" className={LINE_BUTTON} onClick={() => setDialog(stage)}>
              <MoveRight {...ICON} />
              {withParticle(STAGE_WORDS[stage], '으로/로')} 옮기기
            </button>
          ))}
        {rights.sees('audit') && (
          <a href={`/ice_builder/audit?target=${encodeURIComponent(`consultation:${counselSeq}`)}`} className={LINE_BUTTON}>
            <ScrollText {...ICON} />
            감사 기록
          </a>
        )}
      </div>
      <p role="status" className="mt-3 rounded-md bg-studio-select-soft px-3 py-2 text-studio-accent-700 empty:hidden">
        {done}
      </p>
      <div className="mt-6 grid max-w-208 gap-8">
        <section aria-labelledby="request">
          <div className="mb-2 flex flex-wrap items-center gap-3">
            <h2 id="request" className="text-studio-title">
              신청한 내용
            </h2>
            <button
              type="button"
              className={opened ? LINE_BUTTON : MAIN_BUTTON}
              onClick={() => (opened ? setOpened(null) : setDialog('open'))}
            >
              {!opened && <Eye {...ICON} />}
              {opened ? '다시 가리기' : '가려진 내용 열람'}
            </button>
          </div>
          <ConsultationFacts facts={factsOf(request, opened !== null)} />
          {opened && (
            <div className="mt-3">
              <OpenedRequest request={request} opened={opened} canWrite={canWrite} onChange={changeOpened} />
            </div>
          )}
        </section>
        {canWrite && (
          <section aria-labelledby="assign">
            <h2 id="assign" className="mb-2 text-studio-title">
              맡은 곳
            </h2>
            <AssignPart request={request} onDone={finish} />
          </section>
        )}
        <section aria-labelledby="stages">
          <h2 id="stages" className="mb-2 text-studio-title">
            지나온 단계
          </h2>
          <ConsultationFacts
            facts={request.stages.map(({ stage, staffName, startedAt }, at) => [
              `${at + 1}. ${STAGE_WORDS[stage]}`,
              [fullMoment(startedAt), staffName].filter(Boolean).join(' · '),
            ])}
          />
        </section>
      </div>
      {dialog === 'open' && (
        <ReasonDialog
          title="가려진 내용을 열람합니다"
          text="신청한 분의 이름과 연락처, 상담 내용과 주고받은 글을 보여 드립니다. 누가 어떤 상담을 왜 열람했는지 기록합니다."
          label="열람하는 사유"
          words="열람"
          busyWords="여는 중입니다"
          onSubmit={async (reason) => {
            setOpened((await call(openConsultation, { counselSeq, reason })).item)
            finish('상담 내용을 열람했습니다. 기록에 남았습니다.')
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog !== null && dialog !== 'open' && (
        <MoveDialog
          request={{ ...request, words: `${request.name} · ${request.categories.join(', ')}` }}
          to={dialog}
          onMoved={(stage) => finish(`${withParticle(STAGE_WORDS[stage], '으로/로')} 옮겼습니다.`)}
          // The screen behind shows what the other did.
          onConflict={() => void mutate()}
          onClose={() => setDialog(null)}
        />
      )}
    </SideFrame>
  )
}

const factsOf = (request: Known, isOpened: boolean): Fact[] => [
  ...(isOpened ? [] : ([['신청한 분', `${request.name} · ${request.phoneNo}`]] as Fact[])),
  ['회원', request.isMember ? '회원' : '비회원'],
  ['품목', request.categories.join(', ')],
  ['시공 예정 기간', request.startDt === request.endDt ? request.startDt : `${request.startDt} ~ ${request.endDt}`],
  ['신청', fullMoment(request.createdAt)],
  ...(request.score ? [['평가', `${request.score}점 (5점 만점)`] as const] : []),
  ...(request.eventId ? [['이벤트', request.eventId] as const] : []),
  ...(isOpened ? [] : ([['사진과 글', `사진 ${request.files}장 · 글 ${request.messages}건`]] as Fact[])),
]
