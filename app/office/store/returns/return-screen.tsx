'use client'
// One return for staff: masked until a reason is given, with what can be done about it now.
import { Ban, PackageCheck, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Person } from '@/builder/list/side'
import { ActButton } from '@/builder/ui/act-button'
import { DESTROY_BUTTON, LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { openDeskReturn, readDeskReturn, refuseReturn, waiveReturnFee } from '@/schemas/api/store/return-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { mayMoveReturn, RETURN_KIND_WORDS, RETURN_STATE_WORDS } from '@/schemas/rules/store/return-states'
import { DueMark } from '../../_parts/due-mark'
import { DetailColumns } from '../../_parts/detail-columns'
import { DetailPart } from '../../_parts/detail-part'
import { DetailScreen } from '../../_parts/detail-screen'
import { Facts } from '../../_parts/facts'
import { OpenButton } from '../../_parts/open-button'
import { orderPath } from '../orders/order-path'
import { PastSteps } from '../../_parts/past-steps'
import { ParcelSteps } from '../../_parts/parcel-steps'
import { toldWords } from '../../_parts/told-words'
import { OpenDialog } from '../../_parts/open-dialog'
import { useDetail } from '../../_parts/use-detail'
import { useDialogs } from '../../_parts/use-dialogs'
import { AcceptDialog } from './accept-dialog'
import { OpenedReturn } from './opened-return'
import { ReceiveDialog } from './receive-dialog'
import { RefundRequests } from '../refunds/refund-requests'
import { isAsked } from '../refunds/asked-words'
import { lineFacts, moneyFacts, wayFacts } from './facts'
import { RETURNS } from './return-path'
import { ReturnPill } from './return-pill'
import { SettleDialog } from './settle-dialog'

type Known = Item<typeof readDeskReturn>
type Dialog = 'open' | 'accept' | 'receive' | 'settle' | 'refuse' | 'waive' | null

export function ReturnScreen({ brand, person, first, now }: { brand: ReactNode; person: Person; first: Known; now: number }) {
  const { returnSeq } = first
  const [known, mutate] = useDetail(readDeskReturn, { returnSeq }, first)
  const [opened, setOpened] = useState<Item<typeof openDeskReturn> | null>(null)
  const { dialog, setDialog, done, close, finish } = useDialogs<Dialog>(mutate)
  const rights = rightsOf(person)
  const { state, version, kind, fee, waiver, isRefunding } = known
  const isWaiting = isAsked(known)
  const canWrite = rights.writes('returns') && !isRefunding && !isWaiting
  const mustAsk = canWrite && kind === 'refund' && mayMoveReturn(state, 'settled') && !rights.writes('refunds')
  const act = (to: 'collecting' | 'received' | 'settled', id: Dialog, words: string, Icon: typeof Ban) =>
    canWrite &&
    mayMoveReturn(state, to) && (
      <ActButton icon={Icon} look={MAIN_BUTTON} onClick={() => setDialog(id)}>
        {words}
      </ActButton>
    )
  return (
    <DetailScreen
      {...{ brand, person, here: 'returns' }}
      back={{ href: RETURNS, words: '교환과 반품으로' }}
      title={`${RETURN_KIND_WORDS[kind]} · ${known.orderName}`}
      line={`신청 ${returnSeq}번 · ${fullMoment(known.requestedAt)}`}
      acts={
        <>
          <ReturnPill state={state} />
          {known.dueAt && <DueMark dueAt={known.dueAt} now={now} />}
          {act('collecting', 'accept', '받기로 하기', PackageCheck)}
          {act('received', 'receive', '도착 확인', PackageCheck)}
          {!mustAsk && act('settled', 'settle', kind === 'exchange' ? '새 상품 보내기' : '환불', Undo2)}
          {canWrite && rights.writes('refunds') && fee > 0 && !waiver && mayMoveReturn(state, 'refused') && (
            <ActButton onClick={() => setDialog('waive')}>{known.cause === 'fault' ? '감액하지 않기' : '반품 비용 받지 않기'}</ActButton>
          )}
          {canWrite && mayMoveReturn(state, 'refused') && (
            <ActButton icon={Ban} look={DESTROY_BUTTON} onClick={() => setDialog('refuse')}>
              거절
            </ActButton>
          )}
        </>
      }
      target={`return:${returnSeq}`}
      done={
        done ||
        (isWaiting ? '다른 분의 확인을 기다리는 환불이 있습니다. 확인하거나 거두기 전에는 이 신청을 바꿀 수 없습니다.' : '') ||
        (isRefunding ? '결제사의 환불 확인을 기다리고 있습니다. 확인되면 자동으로 끝납니다.' : '')
      }
    >
      {mustAsk && (
        // Beside what was just done, which would take its place.
        <p className="mt-3 rounded-md bg-studio-100 px-3 py-2">
          환불은 ‘취소와 환불’ 권한이 있는 분이 합니다. 담당하시는 분께 알려 주세요.
        </p>
      )}
      <DetailColumns
        aside={
          <>
            <DetailPart id="way" title="보내는 방법">
              <Facts facts={wayFacts(known)} />
              {known.tracking && <ParcelSteps tracking={known.tracking} label={`${known.trackingNo} 배송 단계`} />}
            </DetailPart>
            <DetailPart id="moves" title="지나온 상태">
              <PastSteps steps={known.moves.map(({ state: to, ...move }) => ({ words: RETURN_STATE_WORDS[to], ...move }))} />
            </DetailPart>
          </>
        }
      >
        <RefundRequests requests={known.refundRequests} rights={rights} onDone={finish} onClose={close} />
        <DetailPart id="lines" title="돌아오는 상품">
          <Facts facts={lineFacts(known)} />
        </DetailPart>
        <DetailPart id="money" title="돌려줄 금액">
          <Facts facts={moneyFacts(known)} />
        </DetailPart>
        <DetailPart
          id="person"
          title="신청한 분과 사유"
          button={<OpenButton isOpened={opened !== null} onOpen={() => setDialog('open')} onHide={() => setOpened(null)} />}
        >
          {opened ? (
            <OpenedReturn returnSeq={returnSeq} opened={opened} />
          ) : (
            <Facts
              facts={[
                ['신청한 분', known.name],
                ['사진', known.pictures > 0 ? `${known.pictures}장` : '없음'],
              ]}
            />
          )}
          {rights.sees('orders') && (
            <a href={orderPath(known.orderId)} className={`${LINE_BUTTON} mt-3`}>
              주문 {known.orderId}
            </a>
          )}
        </DetailPart>
      </DetailColumns>
      {dialog === 'open' && (
        <OpenDialog
          text="신청한 분의 이름과 연락처, 수거할 곳, 사유와 사진을 보여 드립니다. 누가 왜 열람했는지 기록합니다."
          onOpen={async (reason) => {
            setOpened((await call(openDeskReturn, { returnSeq, reason })).item)
            finish('신청한 분을 열람했습니다. 기록에 남았습니다.')
          }}
          onClose={close}
        />
      )}
      {dialog === 'accept' && <AcceptDialog returnSeq={returnSeq} version={version} onDone={finish} onClose={close} />}
      {dialog === 'receive' && <ReceiveDialog of={known} onDone={finish} onClose={close} />}
      {dialog === 'settle' && <SettleDialog of={known} onDone={finish} onClose={close} />}
      {dialog === 'refuse' && (
        <ReasonDialog
          title="거절합니다"
          text="입력하신 사유를 고객이 읽습니다. 교환으로 잡아 둔 상품은 다시 팔 수 있게 됩니다."
          label="거절 사유"
          words="거절"
          busyWords="거절하는 중입니다"
          onSubmit={async (reason) => {
            await call(refuseReturn, { returnSeq, version, reason })
            finish(toldWords('거절했습니다.'))
          }}
          onClose={close}
        />
      )}
      {dialog === 'waive' && (
        <ReasonDialog
          title={known.cause === 'fault' ? '감액하지 않습니다' : '반품 비용을 받지 않습니다'}
          text="금액을 빼지 않고 모두 돌려드립니다. 입력하신 사유를 고객이 읽습니다."
          label="빼지 않는 사유"
          words="빼지 않기"
          busyWords="저장하는 중입니다"
          onSubmit={async (reason) => {
            await call(waiveReturnFee, { returnSeq, version, reason })
            finish(known.cause === 'fault' ? '감액하지 않기로 했습니다.' : '반품 비용을 받지 않기로 했습니다.')
          }}
          onClose={close}
        />
      )}
    </DetailScreen>
  )
}
