'use client'
import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { RadioChoices } from '@/builder/list/radio-choices'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { changeDeskOption, readOptionOffers } from '@/schemas/api/store/order-changes'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import { wonWords } from '@/schemas/rules/store/won-words'
import { AccountFields, accountOf, NO_ACCOUNT } from './account-fields'
import { toldWords } from '../../_parts/told-words'

interface OptionDialogProps {
  order: Item<typeof readDeskOrder>
  lineSeq: number
  onDone: (words: string) => void
  onClose: () => void
}
type Offer = Listed<typeof readOptionOffers>

/** Another option of the same goods. What cannot be chosen stands below with its reason. */
export function OptionDialog({ order, lineSeq, onDone, onClose }: OptionDialogProps) {
  const { orderId, version, method } = order
  const line = order.lines.find((one) => one.lineSeq === lineSeq)
  const { data: offers, error } = useSWR<Offer[], CallFailure>(
    [readOptionOffers.id, orderId, lineSeq, version],
    async () => (await call(readOptionOffers, { orderId, lineSeq })).items,
  )
  const [variantId, setVariantId] = useState('')
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [key, setKey] = useState(callKey)
  // Other values are another change.
  const change = (apply: () => void): void => {
    setKey(callKey())
    apply()
  }
  const open = offers?.filter(({ fault }) => fault === '') ?? []
  // The options come after the dialog: they are chosen first, unless somebody has begun to type meanwhile.
  const list = useRef<HTMLDivElement>(null)
  const hasOpen = open.length > 0
  useEffect(() => {
    const now = document.activeElement
    if (hasOpen && !(now instanceof HTMLInputElement && now.value !== '')) list.current?.querySelector('input')?.focus()
  }, [hasOpen])
  const chosen = open.find((offer) => offer.variantId === variantId)
  const needsAccount = method === 'VBANK' && (chosen?.back ?? 0) > 0
  return (
    <ReasonDialog
      title="옵션을 바꿉니다"
      text={`${[line?.name, ...(line?.choices ?? [])].join(' · ')}의 옵션을 값이 같거나 싼 것으로 바꿉니다. 재고가 함께 움직이고, 고객에게 알립니다. 차액을 돌려드리려면 ‘취소와 환불’ 권한이 있어야 합니다.`}
      label="바꾸는 사유"
      words="옵션 바꾸기"
      busyWords="바꾸는 중입니다"
      onSubmit={async (reason) => {
        if (!chosen) throw new CallFailure('400', '바꿀 옵션을 골라 주세요.')
        const sent = { orderId, version, lineSeq, variantId, reason, ...(needsAccount ? { refundAccount: accountOf(account) } : {}) }
        onDone(toldWords((await call(changeDeskOption, sent, { key })).resultMessage))
      }}
      onClose={onClose}
    >
      {error && (
        <p role="alert" className="text-danger">
          옵션을 불러오지 못했습니다. {error.message}
        </p>
      )}
      {!offers && !error && <p className="text-studio-text-mute">옵션을 불러오는 중입니다.</p>}
      {offers && open.length === 0 && <p role="status">바꿀 수 있는 옵션이 없습니다.</p>}
      {open.length > 0 && (
        <div ref={list}>
          <RadioChoices
            legend="바꿀 옵션"
            name="option"
            choices={open.map((offer) => ({ value: offer.variantId, words: wordsOf(offer) }))}
            value={variantId}
            onChoose={(next) => change(() => setVariantId(next))}
            look="max-h-60 -mx-1.5 overflow-y-auto px-1.5 py-1"
          />
        </div>
      )}
      {offers && open.length < offers.length && (
        <section
          aria-label="바꿀 수 없는 옵션"
          className="grid max-h-40 gap-2 overflow-y-auto text-studio-label font-normal text-studio-text-mute"
        >
          {faultsOf(offers).map(({ fault, names }) => (
            <div key={fault}>
              <p>{fault}</p>
              <ul className="list-disc pl-5">
                {names.map((name) => (
                  <li key={name} className="wrap-anywhere">
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {needsAccount && <AccountFields account={account} onChange={(next) => change(() => setAccount(next))} />}
    </ReasonDialog>
  )
}

/** What cannot be chosen by its reason, so that each reason is said once. */
function faultsOf(offers: readonly Offer[]): { fault: string; names: string[] }[] {
  const faults = [...new Set(offers.flatMap(({ fault }) => (fault === '' ? [] : [fault])))]
  return faults.map((fault) => ({ fault, names: offers.flatMap((offer) => (offer.fault === fault ? [offer.choices.join(', ')] : [])) }))
}

const wordsOf = ({ choices, left, back }: Offer): string =>
  [choices.join(', '), `재고 ${left.toLocaleString('ko-KR')}개`, back > 0 ? `차액 ${wonWords(back)} 돌려드림` : '값이 같음'].join(' · ')
