'use client'
import { useState } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { openOrderDraft } from '@/schemas/api/store/order-drafts'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { DetailPart } from '../../_parts/detail-part'
import { Facts } from '../../_parts/facts'
import { OpenButton } from '../../_parts/open-button'
import { OpenDialog } from '../../_parts/open-dialog'
import { DraftLines } from './draft-lines'
import { DraftSums } from './draft-sums'
import type { Draft } from './work-of'

type Opened = Item<typeof openOrderDraft>

/** A draft that is not written on any more: its link is out, it became an order, or it was cancelled. */
export function DraftFacts({ draft }: { draft: Draft }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { buyer = draft, delivery = draft.delivery } = opened ?? {}
  return (
    <div className="mt-6 grid max-w-208 gap-8">
      <DetailPart id="link" title="결제 링크">
        <Facts
          facts={[
            ...(draft.sentAt ? [['보낸 때', fullMoment(draft.sentAt)] as const] : []),
            ...(draft.endsAt ? [['결제 기한', fullMoment(draft.endsAt)] as const] : []),
            ...(draft.order ? [['결제한 때', paidWords(draft.order)] as const] : []),
            ...(draft.cancelledAt
              ? [['취소한 때', fullMoment(draft.cancelledAt)] as const, ['취소한 사유', draft.cancelReason] as const]
              : []),
            ...(draft.sentAt || draft.cancelledAt ? [] : [['보낸 때', '아직 보내지 않았습니다.'] as const]),
          ]}
        />
      </DetailPart>
      <DetailPart id="goods" title="상품">
        <DraftLines lines={draft.lines} />
      </DetailPart>
      <DetailPart id="sums" title="금액">
        <DraftSums sums={draft.amounts} />
        {draft.discount > 0 && <p className="mt-2 text-studio-text-mute wrap-anywhere">할인한 사유: {draft.discountReason}</p>}
      </DetailPart>
      <DetailPart
        id="people"
        title="고객과 배송지"
        button={<OpenButton isOpened={opened !== null} onOpen={() => setAsking(true)} onHide={() => setOpened(null)} />}
      >
        <Facts
          facts={[
            ['고객', [buyer.name, buyer.phoneNo, buyer.email].filter(Boolean).join('\n')],
            ['받는 분', delivery ? `${delivery.name}\n${delivery.phoneNo}` : '아직 없음'],
            ...(delivery
              ? [
                  [
                    '주소',
                    [`(${delivery.zipCode}) ${delivery.address}`, opened?.delivery?.addressDetail].filter(Boolean).join('\n'),
                  ] as const,
                ]
              : []),
            ...(opened?.delivery?.request ? [['배송 요청', opened.delivery.request] as const] : []),
          ]}
        />
      </DetailPart>
      {draft.note && (
        <DetailPart id="note" title="메모">
          <p className="wrap-anywhere whitespace-pre-line">{draft.note}</p>
        </DetailPart>
      )}
      {isAsking && (
        <OpenDialog
          text="고객과 받는 분의 이름, 번호, 주소를 보여 드립니다. 누가 왜 열람했는지 기록합니다."
          onOpen={async (reason) => {
            setOpened((await call(openOrderDraft, { draftSeq: draft.draftSeq, reason })).item)
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** When and by which means it was paid. */
const paidWords = ({ method, paidAt }: NonNullable<Draft['order']>): string =>
  paidAt ? `${fullMoment(paidAt)}, ${METHOD_WORDS[method]}` : `아직 입금을 기다립니다. ${METHOD_WORDS[method]}`
