'use client'
// One request for staff: masked until a reason is given, who has it, its stages and the moves that are open now.
import { MoveRight } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import useSWR from 'swr'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Person, SideProps } from '@/builder/list/side'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { withParticle } from '@/lib/particle'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { openConsultation, readConsultation } from '@/schemas/api/consulting/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { MOVES, STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'
import { formatPeriod } from '@/schemas/words/dates'
import { DetailPart } from '@/app/office/_parts/detail-part'
import { DetailScreen } from '@/app/office/_parts/detail-screen'
import { Facts, type Fact } from '@/app/office/_parts/facts'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { OpenButton } from '@/app/office/_parts/open-button'
import { AssignPart } from './assign-part'
import { CONSULTATIONS } from './consultation-path'
import { ConsultationPill } from './consultation-pill'
import { DueMark } from '@/app/office/_parts/due-mark'
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
  const canWrite = rightsOf(person).writes('consultations')
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'consultations' }
  const finish = (words: string) => {
    setDialog(null)
    setDone(words)
    void mutate()
  }

  return (
    <DetailScreen
      side={side}
      back={{ href: CONSULTATIONS, words: '상담함으로' }}
      title={`${request.name} · ${request.categories.join(', ')}`}
      line={`상담 ${counselSeq}번 · ${TYPE_WORDS[request.type]}`}
      acts={
        <>
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
        </>
      }
      target={`consultation:${counselSeq}`}
      done={done}
    >
      <div className="mt-6 grid max-w-208 gap-8">
        <DetailPart
          id="request"
          title="신청한 내용"
          button={<OpenButton isOpened={opened !== null} onOpen={() => setDialog('open')} onHide={() => setOpened(null)} />}
        >
          <Facts facts={factsOf(request, opened !== null)} />
          {opened && (
            <div className="mt-3">
              <OpenedRequest request={request} opened={opened} canWrite={canWrite} onChange={changeOpened} />
            </div>
          )}
        </DetailPart>
        {canWrite && (
          <DetailPart id="assign" title="맡은 곳">
            <AssignPart request={request} onDone={finish} />
          </DetailPart>
        )}
        <DetailPart id="stages" title="지나온 단계">
          <Facts
            facts={request.stages.map(({ stage, staffName, startedAt }, at) => [
              `${at + 1}. ${STAGE_WORDS[stage]}`,
              [fullMoment(startedAt), staffName].filter(Boolean).join(' · '),
            ])}
          />
        </DetailPart>
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
    </DetailScreen>
  )
}

const factsOf = (request: Known, isOpened: boolean): Fact[] => [
  ...(isOpened ? [] : ([['신청한 분', `${request.name} · ${request.phoneNo}`]] as Fact[])),
  ['회원 여부', request.isMember ? '회원' : '비회원'],
  ['품목', request.categories.join(', ')],
  ['시공 예정 기간', formatPeriod(request.startDt, request.endDt)],
  ['신청', fullMoment(request.createdAt)],
  ...(request.score ? [['평가', `${request.score}점 (5점 만점)`] as const] : []),
  ...(request.eventId ? [['이벤트', request.eventId] as const] : []),
  ...(isOpened ? [] : ([['사진과 글', `사진 ${request.files}장 · 글 ${request.messages}건`]] as Fact[])),
]
