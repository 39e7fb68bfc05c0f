'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { TextField } from '@/builder/list/text-field'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { createDeskReturn, readDeskReturnOffer } from '@/schemas/api/store/return-opening'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { RETURN_KIND_WORDS, RETURN_KINDS, type ReturnCause, type ReturnKind, type ReturnWay } from '@/schemas/rules/store/return-states'
import { wonWords } from '@/schemas/rules/store/won-words'
import { AccountFields, accountOf, NO_ACCOUNT } from './account-fields'
import { WonField } from './won-field'

interface CreateReturnDialogProps {
  order: { orderId: string; version: number }
  onDone: (returnSeq: number) => void
  onClose: () => void
}

const KINDS = RETURN_KINDS.map((value) => ({ value, words: RETURN_KIND_WORDS[value] }))
const CAUSES: { value: ReturnCause; words: string }[] = [
  { value: 'fault', words: '하자·오배송·그 밖의 우리 쪽 사정' },
  { value: 'mind', words: '단순 변심' },
]
const WAYS: { value: ReturnWay; words: string }[] = [
  { value: 'pickup', words: '배송지에서 수거' },
  { value: 'send', words: '고객이 보냄' },
]

/** Takes in a return that the buyer asked for by telephone or letter, or that is given although the days for it have passed. */
export function CreateReturnDialog({ order: { orderId, version }, onDone, onClose }: CreateReturnDialogProps) {
  const { data: offer, error } = useSWR<Item<typeof readDeskReturnOffer>, Error>(
    ['return-offer', orderId],
    async () => (await call(readDeskReturnOffer, { orderId })).item,
  )
  const [kind, setKind] = useState<ReturnKind>('refund')
  const [cause, setCause] = useState<ReturnCause>('fault')
  const [way, setWay] = useState<ReturnWay>('pickup')
  const [pieces, setPieces] = useState<Readonly<Record<number, string>>>({})
  const [options, setOptions] = useState<Readonly<Record<number, string>>>({})
  const [fee, setFee] = useState('0')
  const [feeReason, setFeeReason] = useState('')
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [key, setKey] = useState(callKey)
  const change = (apply: () => void) => {
    // Other values are another return.
    setKey(callKey())
    apply()
  }
  const isExchange = kind === 'exchange'
  const taken = isExchange ? 0 : Number(digitsOnly(fee) || 0)
  const isReduced = cause === 'fault' && taken > 0
  const needsAccount = !isExchange && offer?.accountNeededYn === 'Y'
  const open = offer?.lines.filter(({ left }) => left > 0) ?? []
  return (
    <ReasonDialog
      title="교환·반품을 접수합니다"
      text="기한이 지났거나 비회원인 주문도 접수할 수 있습니다. 입력하신 사유는 신청 내역에 남고, 고객에게 접수했다고 알립니다."
      label="접수 사유"
      words="접수"
      busyWords="접수하는 중입니다"
      onSubmit={async (reason) => {
        const items = open.flatMap(({ lineSeq, name, left }) => {
          const qty = Number(pieces[lineSeq] ?? '0')
          if (!Number.isInteger(qty) || qty < 0 || qty > left)
            throw new CallFailure('400', `${name}: 0부터 ${left}까지의 수량을 입력해 주세요.`)
          if (qty > 0 && isExchange && !options[lineSeq]) throw new CallFailure('400', `${name}: 바꿀 옵션을 골라 주세요.`)
          return qty > 0 ? [{ lineSeq, qty, ...(isExchange ? { variantId: options[lineSeq]! } : {}) }] : []
        })
        if (items.length === 0) throw new CallFailure('400', '돌아올 상품의 수량을 입력해 주세요.')
        const refundAccount = needsAccount ? { refundAccount: accountOf(account) } : {}
        if (isReduced && feeReason.trim().length < 5) throw new CallFailure('400', '감액하는 사유를 다섯 글자 이상 입력해 주세요.')
        const reduced = isReduced ? { feeReason: feeReason.trim() } : {}
        const sent = { ...{ orderId, version, kind, cause, way, items, reason, fee: taken }, ...reduced, ...refundAccount }
        onDone((await call(createDeskReturn, sent, { key })).item.returnSeq)
      }}
      onClose={onClose}
    >
      {error instanceof CallFailure && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ChooseFilter label="종류" choices={KINDS} value={kind} onChoose={(value) => change(() => setKind(value))} />
        <ChooseFilter label="사유 구분" choices={CAUSES} value={cause} onChoose={(value) => change(() => setCause(value))} />
        <ChooseFilter label="보내는 방법" choices={WAYS} value={way} onChoose={(value) => change(() => setWay(value))} />
      </div>
      <fieldset className="grid max-h-60 gap-3 -mx-1.5 overflow-y-auto px-1.5 py-1">
        <legend className="mb-1 text-studio-label">돌아올 수량</legend>
        {open.map(({ lineSeq, name, choices, left, options: others }) => (
          <div key={lineSeq} className="grid gap-2">
            <TextField
              label={[name, ...choices].join(' · ')}
              help={`${left}개까지, 0은 접수하지 않습니다.`}
              inputMode="numeric"
              value={pieces[lineSeq] ?? '0'}
              maxLength={2}
              onChange={(value) => change(() => setPieces({ ...pieces, [lineSeq]: value }))}
              look="max-w-24 tabular-nums"
            />
            {isExchange && (
              <ChooseFilter
                label={`${name}의 바꿀 옵션`}
                choices={[
                  { value: '', words: '바꿀 옵션' },
                  ...others.map((one) => ({ value: one.variantId, words: one.choices.join(' · ') })),
                ]}
                value={options[lineSeq] ?? ''}
                onChoose={(value) => change(() => setOptions({ ...options, [lineSeq]: value }))}
                isBare
              />
            )}
          </div>
        ))}
      </fieldset>
      {!isExchange && (
        <WonField
          label="돌려드릴 금액에서 뺄 금액(원)"
          help={
            cause === 'fault'
              ? '돌아오는 비용은 우리가 내므로 빼지 않습니다. 고객이 쓴 만큼 값을 줄일 때에만 입력해 주세요.'
              : '반품 비용입니다. 빼지 않으면 0입니다.'
          }
          value={fee}
          onChange={(value) => change(() => setFee(value))}
        />
      )}
      {isReduced && (
        <>
          <p role="status" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
            하자·오배송·그 밖의 우리 쪽 사정으로 돌아오는 상품인데 {wonWords(taken)}을 빼고 돌려드립니다. 고객에게는 ‘감액’이라고 사유와
            함께 알립니다. 반품 비용이라면 0으로 바꿔 주세요.
          </p>
          <TextField
            label="감액하는 사유"
            help="고객이 읽습니다."
            value={feeReason}
            maxLength={200}
            isRequired
            onChange={(value) => change(() => setFeeReason(value))}
          />
        </>
      )}
      {needsAccount && <AccountFields account={account} onChange={(next) => change(() => setAccount(next))} />}
    </ReasonDialog>
  )
}
