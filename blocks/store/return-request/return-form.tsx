'use client'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { requestExchange, requestRefund, type readReturnOffer } from '@/schemas/api/store/returns'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { BANK_CODES, BANKS } from '@/schemas/rules/store/banks'
import { lessFee, LONGEST_RETURN_REASON, returnFee } from '@/schemas/rules/store/return-limits'
import {
  RETURN_CAUSE_WORDS,
  RETURN_CAUSES,
  RETURN_WAY_WORDS,
  RETURN_WAYS,
  type ReturnCause,
  type ReturnKind,
  type ReturnWay,
} from '@/schemas/rules/store/return-states'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { PickupFields } from './pickup-fields'
import { ReturnCosts } from './return-costs'
import { ReturnDone } from './return-done'
import { RETURN_LABELS, returnFaults, type ReturnFields } from './return-fields'
import { ReturnLines, type Chosen } from './return-lines'
import { ReturnPictures, type StoredPicture } from './return-pictures'

interface Props {
  id: string
  kind: ReturnKind
  offer: Item<typeof readReturnOffer>
  today: string
  lineSeq: number | undefined
}

const banks = BANK_CODES.map((value) => ({ value, label: BANKS[value] }))

/** Which pieces come back, why and how. What is paid back is said before it is sent; a press that is repeated asks once. */
export function ReturnForm({ id, kind, offer, today, lineSeq }: Props) {
  const { lines, pickup } = offer
  const isExchange = kind === 'exchange'
  const key = useRef<string>(undefined)
  const [done, setDone] = useState<number>()
  const [pictures, setPictures] = useState<readonly StoredPicture[]>([])
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(
    () =>
      new Map(
        lines.filter((line) => line.lineSeq === lineSeq && line.left > 0).map(({ left }) => [lineSeq!, { qty: left, variantId: '' }]),
      ),
  )
  const needsAccount = !isExchange && offer.accountNeededYn === 'Y'
  const of = (seq: number) => lines.find((line) => line.lineSeq === seq)!
  const feeOf = ({ cause, way }: Pick<ReturnFields, 'cause' | 'way'>): number =>
    cause && way
      ? returnFee(
          kind,
          cause,
          way,
          [...chosen.keys()].map((seq) => of(seq).delivery),
        )
      : 0
  const pieceFault = (cause: string): string | undefined => {
    if (chosen.size === 0) return '보내실 상품을 골라 주세요.'
    if (isExchange && [...chosen.values()].some(({ variantId }) => !variantId)) return '바꾸실 옵션을 골라 주세요.'
    const closed = cause === 'mind' ? [...chosen.keys()].map(of).find(({ mindWords }) => mindWords) : undefined
    return closed && `${closed.name}: ${closed.mindWords}`
  }
  const contract = isExchange ? requestExchange : requestRefund
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<ReturnFields>({
    initial: {
      ...{ pieces: '', cause: '', knownDay: '', reason: '', way: '', pickupDay: '', bank: '', accountNo: '', holder: '' },
      ...pickup,
    },
    labels: RETURN_LABELS,
    check: (fields) => returnFaults(fields, { today, needsAccount, pieces: pieceFault(fields.cause) }),
    async send(fields) {
      key.current ??= callKey()
      const { name, phoneNo, zipCode, address, addressDetail, pickupDay, bank, accountNo, holder, knownDay } = fields
      const [cause, way] = [fields.cause as ReturnCause, fields.way as ReturnWay]
      const asked = {
        ...{ id: offer.orderId, cause, way, fee: feeOf(fields), reason: fields.reason.trim() },
        ...(cause === 'fault' ? { knownDay } : {}),
        ...(way === 'pickup' ? { pickup: { name, phoneNo, zipCode, address, addressDetail }, ...(pickupDay ? { pickupDay } : {}) } : {}),
        fileKeys: pictures.map(({ fileKey }) => fileKey),
      }
      try {
        const { item } = isExchange
          ? await call(
              requestExchange,
              { ...asked, items: [...chosen].map(([seq, one]) => ({ lineSeq: seq, ...one })) },
              { key: key.current },
            )
          : await call(
              requestRefund,
              {
                ...asked,
                items: [...chosen].map(([seq, { qty }]) => ({ lineSeq: seq, qty })),
                ...(needsAccount ? { refundAccount: { bank, accountNo: digitsOnly(accountNo), holder: holder.trim() } } : {}),
              },
              { key: key.current },
            )
        setDone(item.returnSeq)
      } catch (error) {
        // An answer that was lost may have been a yes: only a refusal begins anew.
        if (error instanceof CallFailure && error.status < 500 && error.code !== 'network') key.current = undefined
        throw error
      }
    },
    call: contract.id,
  })
  const [cause, way, reason] = useWatch({ control: form.control, name: ['cause', 'way', 'reason'] })
  useEffect(() => {
    key.current = undefined
    if (form.formState.isSubmitted) void form.trigger()
  }, [chosen, cause, way, form])
  if (done !== undefined) return <ReturnDone kind={kind} returnSeq={done} way={way as ReturnWay} />
  const parts = [...chosen].map(([seq, { qty }]) => of(seq).returns[qty - 1] ?? { amount: 0, points: 0 })
  const whole = parts.reduce((all, one) => ({ amount: all.amount + one.amount, points: all.points + one.points }), { amount: 0, points: 0 })
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <ReturnLines
          id={id}
          lines={lines}
          isExchange={isExchange}
          chosen={chosen}
          onChoose={(seq, one) =>
            setChosen(new Map([...[...chosen].filter(([other]) => other !== seq), ...(one ? [[seq, one] as const] : [])]))
          }
          error={errorOf('pieces')}
        />
        <RadioRows
          id={`${id}-cause`}
          legend="사유"
          options={RETURN_CAUSES.map((value) => ({ value, label: RETURN_CAUSE_WORDS[value] }))}
          value={cause}
          onChange={(value) => form.setValue('cause', value as ReturnCause)}
          error={errorOf('cause')}
        />
        {cause === 'fault' && (
          <TextField
            id={`${id}-knownDay`}
            label={RETURN_LABELS.knownDay}
            type="date"
            max={today}
            help="하자를 안 날부터 30일 안에 신청하실 수 있습니다."
            error={errorOf('knownDay')}
            {...form.register('knownDay')}
          />
        )}
        <TextArea
          id={`${id}-reason`}
          label={RETURN_LABELS.reason}
          error={errorOf('reason')}
          count={{ now: reason.length, most: LONGEST_RETURN_REASON }}
          {...form.register('reason')}
        />
        <ReturnPictures id={id} pictures={pictures} onChange={setPictures} />
        <RadioRows
          id={`${id}-way`}
          legend="보내는 방법"
          options={RETURN_WAYS.map((value) => ({ value, label: RETURN_WAY_WORDS[value] }))}
          value={way}
          onChange={(value) => form.setValue('way', value as ReturnWay)}
          error={errorOf('way')}
        />
        {way === 'pickup' && <PickupFields id={id} form={form} errorOf={errorOf} />}
        {needsAccount && (
          <fieldset className="grid min-w-0 gap-5">
            <legend className="mb-3 font-semibold">환불받으실 계좌</legend>
            <SelectField id={`${id}-bank`} label={RETURN_LABELS.bank} options={banks} error={errorOf('bank')} {...form.register('bank')} />
            <TextField
              id={`${id}-accountNo`}
              label={RETURN_LABELS.accountNo}
              inputMode="numeric"
              autoComplete="off"
              error={errorOf('accountNo')}
              {...form.register('accountNo')}
            />
            <TextField id={`${id}-holder`} label={RETURN_LABELS.holder} error={errorOf('holder')} {...form.register('holder')} />
          </fieldset>
        )}
        <section aria-labelledby={`${id}-return`} aria-live="polite" className="rounded-sm bg-surface p-6">
          <h2 id={`${id}-return`} className="type-title mb-3">
            {isExchange ? '교환에 드는 비용' : '돌려받는 것'}
          </h2>
          <ReturnCosts
            isExchange={isExchange}
            isMind={cause === 'mind'}
            isSending={way === 'send'}
            whole={whole}
            returned={lessFee(whole.amount, whole.points, feeOf({ cause, way }))}
          />
        </section>
      </div>
      <SubmitButton isSending={isSending} className="mt-8">
        {isExchange ? '교환 신청하기' : '반품 신청하기'}
      </SubmitButton>
    </form>
  )
}
