'use client'
// One booking for staff: masked until a reason is given, with what can be done about it now.
import { CalendarClock } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Person } from '@/builder/list/side'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { cancelDeskVisit, openDeskVisit, readDeskVisit, settleVisit } from '@/schemas/api/places/visit-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { visitClock, visitMoment } from '@/schemas/rules/places/visit-form'
import { DetailColumns } from '../../_parts/detail-columns'
import { DetailPart } from '../../_parts/detail-part'
import { DetailScreen } from '../../_parts/detail-screen'
import { Facts, type Fact } from '../../_parts/facts'
import { messageFacts } from '../../_parts/message-facts'
import { OpenButton } from '../../_parts/open-button'
import { OpenDialog } from '../../_parts/open-dialog'
import { useDetail } from '../../_parts/use-detail'
import { useDialogs } from '../../_parts/use-dialogs'
import { MoveDialog } from './move-dialog'
import { VISITS } from './desk-visit-path'
import { VisitPill } from './visit-pill'

const NEWS: Record<string, string> = {
  booked: '예약',
  changed: '시간 변경',
  cancelled: '취소',
  dropped: '받지 못하게 됨',
  kept: '다시 받게 됨',
  reminder: '하루 전 알림',
}

type Known = Item<typeof readDeskVisit>
type Opened = Item<typeof openDeskVisit>

export function VisitScreen({ brand, person, first, now }: { brand: ReactNode; person: Person; first: Known; now: number }) {
  const { visitSeq } = first
  const [visit, mutate] = useDetail(readDeskVisit, { visitSeq }, first)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { dialog, setDialog, done, close, finish } = useDialogs<'open' | 'cancel' | 'move'>(mutate)
  const hasBegun = Date.parse(visit.startsAt) <= now
  const canWrite = rightsOf(person).writes('visits')
  return (
    <DetailScreen
      {...{ brand, person, here: 'visits' }}
      back={{ href: VISITS, words: '방문 예약으로' }}
      title={`${visitMoment(visit.startsAt)}\u00a0· ${visit.placeName}`}
      line={`예약 ${visitSeq}번`}
      acts={
        <>
          <VisitPill state={visit.state} isDropped={visit.isDropped} />
          {canWrite && hasBegun && visit.state !== 'cancelled' && <SettlePart visit={visit} onDone={finish} />}
          {canWrite && !hasBegun && visit.state === 'booked' && (
            <>
              {visit.place && (
                <ActButton icon={CalendarClock} onClick={() => setDialog('move')}>
                  시간 옮기기
                </ActButton>
              )}
              <ActButton onClick={() => setDialog('cancel')}>예약 취소</ActButton>
            </>
          )}
        </>
      }
      target={`visit:${visitSeq}`}
      done={done}
    >
      {visit.isDropped && (
        <p className="mt-3 text-danger">
          이곳의 방문 시간이 바뀌어 이 시간에는 고객을 받지 않습니다. 고객에게 알렸습니다. 다른 시간으로 옮기거나 취소해 주세요.
        </p>
      )}
      <DetailColumns
        aside={
          <DetailPart id="messages" title="고객에게 알린 것">
            {visit.messages.length > 0 ? (
              <Facts facts={messageFacts(visit.messages, NEWS)} />
            ) : (
              <p className="text-studio-text-mute">아직 보낸 것이 없습니다.</p>
            )}
          </DetailPart>
        }
      >
        <DetailPart
          id="visit"
          title="예약한 내용"
          button={<OpenButton isOpened={opened !== null} onOpen={() => setDialog('open')} onHide={() => setOpened(null)} />}
        >
          <Facts facts={factsOf(visit, opened)} />
        </DetailPart>
      </DetailColumns>
      {dialog === 'open' && (
        <OpenDialog
          text="방문하는 분의 이름과 연락처, 요청을 보여 드립니다. 누가 어떤 예약을 왜 열람했는지 기록합니다."
          onOpen={async (reason) => {
            setOpened((await call(openDeskVisit, { visitSeq, reason })).item)
            finish('예약 내용을 열람했습니다. 기록에 남았습니다.')
          }}
          onClose={close}
        />
      )}
      {dialog === 'cancel' && (
        <ReasonDialog
          title="방문 예약을 취소합니다"
          text="자리는 다른 고객에게 돌아갑니다. 입력하신 사유를 고객에게 문자로 알립니다."
          label="취소 사유"
          words="예약 취소"
          busyWords="취소하는 중입니다"
          onSubmit={async (reason) => {
            await call(cancelDeskVisit, { visitSeq, sequence: visit.sequence, reason })
            finish('예약을 취소하고 고객에게 알렸습니다.')
          }}
          onClose={close}
        />
      )}
      {dialog === 'move' && (
        <MoveDialog visit={visit} to={null} onMoved={({ words }) => finish(words)} onConflict={() => void mutate()} onClose={close} />
      )}
    </DetailScreen>
  )
}

/** Whether the person came; a wrong answer is put right by the other one. */
function SettlePart({ visit, onDone }: { visit: Known; onDone: (words: string) => void }) {
  const { visitSeq, sequence, state } = visit
  // Set by the press that submits.
  const wanted = useRef<'came' | 'missed'>('came')
  const form = useForm<never>(async () => {
    await call(settleVisit, { visitSeq, sequence, state: wanted.current })
    onDone(wanted.current === 'came' ? '방문한 것으로 남겼습니다.' : '오지 않은 것으로 남겼습니다.')
  }, [])
  return (
    <form {...form.given} className="flex flex-wrap items-center gap-2">
      {state !== 'came' && (
        <button type="submit" className={LINE_BUTTON} aria-disabled={form.isBusy} onClick={() => void (wanted.current = 'came')}>
          방문함
        </button>
      )}
      {state !== 'missed' && (
        <button type="submit" className={LINE_BUTTON} aria-disabled={form.isBusy} onClick={() => void (wanted.current = 'missed')}>
          오지 않음
        </button>
      )}
      <FormAlert faults={form.faults} />
    </form>
  )
}

const factsOf = (visit: Known, opened: Opened | null): Fact[] => [
  ...(opened
    ? ([
        ['방문하는 분', opened.name],
        ['휴대전화', opened.phoneNo],
        ...(opened.email ? [['이메일', opened.email] as const] : []),
        ['요청 사항', opened.request || '없음'],
      ] as Fact[])
    : ([
        ['방문하는 분', `${visit.name} · ${visit.phoneNo}`],
        ['요청 사항', visit.hasRequest ? '있음 (열람하면 보입니다)' : '없음'],
      ] as Fact[])),
  ['회원', visit.isMember ? '회원' : '비회원'],
  ['인원', `${visit.people}명`],
  ['시간', `${visitMoment(visit.startsAt)}–${visitClock(visit.endsAt)}`],
  ['곳', [visit.placeName, visit.address].filter(Boolean).join(' · ')],
  ['이 시간의 자리', `${visit.capacity}팀 가운데 ${visit.taken}팀`],
  ['예약', fullMoment(visit.bookedAt)],
  ...(visit.cancelReason ? [['취소 사유', visit.cancelReason] as const] : []),
]
