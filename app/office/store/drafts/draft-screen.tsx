'use client'
// One telephone order for staff: what is in it, the link that was sent, and what became of it.
import { Ban, Copy, Send, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Person } from '@/builder/list/side'
import { DESTROY_BUTTON, LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { cancelOrderDraft, copyOrderDraft, readOrderDraft, withdrawPayLink } from '@/schemas/api/store/order-drafts'
import { rightsOf } from '@/schemas/rules/base/rights'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { DetailScreen } from '../../_parts/detail-screen'
import { useDetail } from '../../_parts/use-detail'
import { useDialogs } from '../../_parts/use-dialogs'
import { orderPath } from '../orders/order-path'
import { DRAFTS, draftPath } from './draft-path'
import { DraftEditor } from './draft-editor'
import { DraftFacts } from './draft-facts'
import { DraftPill } from './draft-pill'
import type { Draft } from './work-of'
import { SendDialog } from './send-dialog'
import { useDraft } from './use-draft'

const SAVED = '전화 주문을 저장했습니다.'
type Dialog = 'send' | 'withdraw' | 'copy' | 'cancel' | null

/** A link that is out may be paid any moment. */
const lookAgain = (draft: Draft | undefined): number => (draft?.state === 'waiting' ? 10_000 : 0)

export function DraftScreen({ brand, person, first }: { brand: ReactNode; person: Person; first: Draft }) {
  const { draftSeq } = first
  const [draft, mutate] = useDetail(readOrderDraft, { draftSeq }, first, lookAgain)
  const { dialog, setDialog, done, setDone, close, finish } = useDialogs<Dialog>(mutate)
  const take = (latest: Draft): void => void mutate(latest, { revalidate: false })
  const own = useDraft(draft, take)
  const [key, setKey] = useState('')
  const { state, version, order } = draft
  const canWrite = rightsOf(person).writes('order-drafts')
  const isOpen = state === 'draft' || state === 'lapsed'
  const button = (id: Dialog, words: string, Icon: typeof Ban, look = LINE_BUTTON) => (
    <button type="button" className={look} onClick={() => setDialog(id)}>
      <Icon {...ICON} />
      {words}
    </button>
  )
  return (
    <DetailScreen
      {...{ brand, person, here: 'order-drafts' }}
      back={{ href: DRAFTS, words: '전화 주문으로' }}
      title={draft.title || '새 전화 주문'}
      line={`전화 주문 ${draftSeq}번 · ${[draft.name, draft.phoneNo, draft.isMember ? '회원' : '비회원'].filter(Boolean).join(' · ')} · ${draft.madeBy}, ${fullMoment(draft.madeAt)}`}
      acts={
        <>
          <DraftPill state={state} />
          {canWrite && isOpen && (
            <button
              type="button"
              className={own.isUnsaved ? LINE_BUTTON : MAIN_BUTTON}
              onClick={() =>
                own.isUnsaved
                  ? setDone('저장하지 않은 내용이 있습니다. 먼저 저장한 뒤 결제 링크를 보내 주세요.')
                  : draft.lines.length === 0
                    ? setDone('상품을 담고 저장한 뒤 결제 링크를 보내 주세요.')
                    : setDialog('send')
              }
            >
              <Send {...ICON} />
              {draft.sentAt ? '결제 링크 다시 보내기' : '결제 링크 보내기'}
            </button>
          )}
          {canWrite && state === 'waiting' && button('send', '결제 링크 다시 보내기', Send)}
          {canWrite && state === 'waiting' && button('withdraw', '링크 거두기', Undo2)}
          {canWrite && button('copy', '전화 주문 복사', Copy)}
          {canWrite && (isOpen || state === 'waiting') && button('cancel', '전화 주문 취소', Ban, DESTROY_BUTTON)}
          {order && (
            <a href={orderPath(order.orderId)} className={LINE_BUTTON}>
              주문 보기 ({ORDER_WORDS[order.state]})
            </a>
          )}
        </>
      }
      target={`order-draft:${draftSeq}`}
      done={own.isUnsaved && done === SAVED ? '' : done}
    >
      {canWrite && isOpen ? <DraftEditor draft={draft} own={own} onSaved={() => setDone(SAVED)} /> : <DraftFacts draft={draft} />}
      {dialog === 'send' && (
        <SendDialog
          draft={draft}
          onSent={take}
          onClose={() => finish(draft.state === 'waiting' ? '결제 링크를 만들었습니다. 고객이 결제하면 여기에 보입니다.' : '')}
        />
      )}
      {dialog === 'withdraw' && (
        <ConfirmDialog
          title="결제 링크를 거둡니다"
          words="거두기"
          onConfirm={async () => {
            take((await call(withdrawPayLink, { draftSeq, version })).item)
            finish('결제 링크를 거두었습니다.')
          }}
          onClose={close}
        >
          보낸 링크는 더 열리지 않고, 이 전화 주문을 다시 고칠 수 있습니다.
        </ConfirmDialog>
      )}
      {dialog === 'copy' && (
        <ConfirmDialog
          title="전화 주문을 복사합니다"
          words="복사"
          onConfirm={async () => {
            const sentUnder = key || callKey()
            setKey(sentUnder)
            window.location.assign(draftPath((await call(copyOrderDraft, { draftSeq }, { key: sentUnder })).item.draftSeq))
          }}
          onClose={close}
        >
          고객과 상품, 배송지, 메모를 담은 새 전화 주문을 만듭니다. 가격은 지금 가격이고 할인은 담지 않습니다.
        </ConfirmDialog>
      )}
      {dialog === 'cancel' && (
        <ReasonDialog
          title="전화 주문을 취소합니다"
          text="보낸 링크가 있으면 취소되었다고 알립니다. 되돌릴 수 없지만, 복사해서 다시 쓰실 수 있습니다."
          label="취소하는 사유"
          words="전화 주문 취소"
          busyWords="취소하는 중입니다"
          onSubmit={async (reason) => {
            take((await call(cancelOrderDraft, { draftSeq, version, reason })).item)
            finish('전화 주문을 취소했습니다.')
          }}
          onClose={close}
        />
      )}
    </DetailScreen>
  )
}
