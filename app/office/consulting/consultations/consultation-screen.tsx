'use client'
// One request for staff: masked until a reason is given, who has it, its stages and the moves that are open now.
import { MoveRight } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Person } from '@/builder/list/side'
import { ActButton } from '@/builder/ui/act-button'
import { withParticle } from '@/lib/particle'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { openConsultation, readConsultation } from '@/schemas/api/consulting/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { MOVES, STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'
import { formatPeriod } from '@/schemas/words/dates'
import { DetailColumns } from '../../_parts/detail-columns'
import { DetailPart } from '../../_parts/detail-part'
import { DetailScreen } from '../../_parts/detail-screen'
import { Facts, type Fact } from '../../_parts/facts'
import { OpenButton } from '../../_parts/open-button'
import { AsksPart } from './asks-part'
import { AssignPart } from './assign-part'
import { CONSULTATIONS } from './consultation-path'
import { ConsultationPill } from './consultation-pill'
import { DueMark } from '../../_parts/due-mark'
import { OpenDialog } from '../../_parts/open-dialog'
import { useDetail } from '../../_parts/use-detail'
import { useDialogs } from '../../_parts/use-dialogs'
import { MoveDialog } from './move-dialog'
import { OpenedRequest, type Opened } from './opened-request'

type Known = Item<typeof readConsultation>

export function ConsultationScreen({ brand, person, first, now }: { brand: ReactNode; person: Person; first: Known; now: number }) {
  const { counselSeq } = first
  const [request, mutate] = useDetail(readConsultation, { counselSeq }, first)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { dialog, setDialog, done, close, finish } = useDialogs<Stage | 'open'>(mutate)
  const changeOpened = useCallback((change: (opened: Opened) => Opened) => setOpened((before) => before && change(before)), [])
  const canWrite = rightsOf(person).writes('consultations')

  return (
    <DetailScreen
      {...{ brand, person, here: 'consultations' }}
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
              <ActButton icon={MoveRight} key={stage} onClick={() => setDialog(stage)}>
                {withParticle(STAGE_WORDS[stage], '으로/로')} 옮기기
              </ActButton>
            ))}
        </>
      }
      target={`consultation:${counselSeq}`}
      done={done}
    >
      <DetailColumns
        aside={
          <>
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
          </>
        }
      >
        {request.asks.length > 0 && (
          <DetailPart id="asks" title="신청자의 답과 요청">
            <AsksPart counselSeq={counselSeq} asks={request.asks} opened={opened} canWrite={canWrite} onDone={finish} />
          </DetailPart>
        )}
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
      </DetailColumns>
      {dialog === 'open' && (
        <OpenDialog
          text="신청한 분의 이름과 연락처, 상담 내용과 주고받은 글을 보여 드립니다. 누가 어떤 상담을 왜 열람했는지 기록합니다."
          onOpen={async (reason) => {
            setOpened((await call(openConsultation, { counselSeq, reason })).item)
            finish('상담 내용을 열람했습니다. 기록에 남았습니다.')
          }}
          onClose={close}
        />
      )}
      {dialog !== null && dialog !== 'open' && (
        <MoveDialog
          request={{ ...request, words: `${request.name} · ${request.categories.join(', ')}` }}
          to={dialog}
          onMoved={(stage) => finish(`${withParticle(STAGE_WORDS[stage], '으로/로')} 옮겼습니다.`)}
          // The screen behind shows what the other did.
          onConflict={() => void mutate()}
          onClose={close}
        />
      )}
    </DetailScreen>
  )
}

const factsOf = (request: Known, isOpened: boolean): Fact[] => [
  ...(isOpened ? [] : ([['신청한 분', `${request.name} · ${request.phoneNo}`]] as Fact[])),
  ...(request.closedYn === 'Y' ? [['상태', '취소된 상담'] as const] : []),
  ['회원 여부', request.isMember ? '회원' : '비회원'],
  ['품목', request.categories.join(', ')],
  ['시공 예정 기간', formatPeriod(request.startDt, request.endDt)],
  ['신청', fullMoment(request.createdAt)],
  ...(request.score ? [['평가', `${request.score}점 (5점 만점)`] as const] : []),
  ...(request.eventId ? [['이벤트', request.eventId] as const] : []),
  ...(isOpened ? [] : ([['사진과 글', `사진 ${request.files}장 · 글 ${request.messages}건`]] as Fact[])),
]
