'use client'
// The refunds of an order or a return that two persons give: what waits, who may do what about it, and what became of the others.
import { useState } from 'react'
import type { Static } from 'typebox'
import { fullMoment } from '@/builder/list/recent-moment'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import type { RefundRequest } from '@/schemas/api/store/refund-request'
import type { Rights } from '@/schemas/rules/base/rights'
import { REFUND_ACT_WORDS, REFUND_REQUEST_DAYS } from '@/schemas/rules/store/refund-requests'
import { wonWords } from '@/schemas/rules/store/won-words'
import { DetailPart } from '../../_parts/detail-part'
import { Facts, type Fact } from '../../_parts/facts'
import { RefundRequestDialog, type RefundDecision } from './refund-request-dialog'

export type Request = Static<typeof RefundRequest>

interface RefundRequestsProps {
  requests: readonly Request[]
  rights: Rights
  /** What was done, in words; the record is read anew. */
  onDone: (words: string) => void
  /** A dialog was closed: the record is read anew. */
  onClose: () => void
}

export function RefundRequests({ requests, rights, onDone, onClose }: RefundRequestsProps) {
  const [deciding, setDeciding] = useState<RefundDecision | null>(null)
  const waiting = requests.find(({ state }) => state === 'waiting')
  const past = requests.filter(({ state }) => state !== 'waiting')
  if (requests.length === 0) return null
  return (
    <DetailPart id="refund-requests" title="두 사람이 확인하는 환불">
      {waiting && (
        <div className="mb-4 rounded-md border border-warning-500 p-4">
          <Facts facts={requestFacts(waiting)} />
          <p className="mt-3">{whoDecides(waiting, rights)}</p>
          {rights.writes('refunds') && (
            <div className="mt-3 flex flex-wrap gap-2">
              {waiting.isMine ? (
                <ActButton look={LINE_BUTTON} onClick={() => setDeciding('withdraw')}>
                  거두기
                </ActButton>
              ) : (
                <>
                  <ActButton look={MAIN_BUTTON} onClick={() => setDeciding('confirm')}>
                    확인하고 환불
                  </ActButton>
                  <ActButton onClick={() => setDeciding('sendBack')}>돌려보내기</ActButton>
                </>
              )}
            </div>
          )}
        </div>
      )}
      {past.length > 0 && <Facts facts={past.map(pastFact)} />}
      {deciding && waiting && (
        <RefundRequestDialog
          request={waiting}
          decision={deciding}
          onDone={(words) => {
            setDeciding(null)
            onDone(words)
          }}
          onClose={() => {
            setDeciding(null)
            onClose()
          }}
        />
      )}
    </DetailPart>
  )
}

const requestFacts = ({ act, amount, pieces, reason, hasAccount, by, at }: Request): Fact[] => [
  ['하려는 일', [REFUND_ACT_WORDS[act], pieces].filter(Boolean).join(' · ')],
  ['돌려드릴 금액', wonWords(amount)],
  ['사유', reason],
  ...(hasAccount ? [['환불 계좌', '입력되어 있습니다. ‘가려진 내용 열람’에서 확인하실 수 있습니다.'] as const] : []),
  ['요청한 분', `${by} · ${fullMoment(at)}`],
]

function whoDecides({ isMine, hasOther }: Request, rights: Rights): string {
  const nobody =
    '지금은 확인할 수 있는 다른 분이 없습니다. 관리자가 ‘운영자와 역할’에서 다른 분의 역할에 ‘취소와 환불’ 권한을 주셔야 합니다.'
  if (!hasOther && isMine) return nobody
  if (isMine) return `다른 분이 확인하면 환불합니다. ${REFUND_REQUEST_DAYS}일 안에 확인하지 않거나 그사이 주문이 바뀌면 이 요청은 끝납니다.`
  if (!rights.writes('refunds')) return '‘취소와 환불’ 권한이 있는 분이 확인하면 환불합니다.'
  return '금액과 사유를 확인해 주세요. 확인하시면 바로 환불하며 되돌릴 수 없습니다.'
}

/** What became of a request; who asked reads here why nothing was given back. */
function pastFact({ act, amount, pieces, reason, state, by, at, decidedBy, decidedAt, sentBackFor }: Request): Fact {
  const ends = {
    waiting: '',
    confirmed: `${decidedBy}님이 확인하고 환불함`,
    sentBack: `${decidedBy}님이 돌려보냄: ${sentBackFor}`,
    withdrawn: '요청한 분이 거둠',
    lapsed: `${REFUND_REQUEST_DAYS}일이 지나 끝남. 필요하면 다시 요청해 주세요.`,
    moved: '그사이 내용이 바뀌어 끝남. 최신 내용을 확인하고 필요하면 다시 요청해 주세요.',
  }
  const end = [ends[state], decidedBy && decidedAt ? fullMoment(decidedAt) : ''].filter(Boolean).join(' · ')
  return [fullMoment(at), `${[REFUND_ACT_WORDS[act], pieces, wonWords(amount), `${by}: ${reason}`].filter(Boolean).join(' · ')}\n${end}`]
}
