'use client'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { requestGuestExchange, requestGuestRefund } from '@/schemas/api/store/guest-returns'
import { requestExchange, requestRefund, type readReturnOffer } from '@/schemas/api/store/returns'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { guestOrderPath } from '@/schemas/rules/store/order-pages'
import { ESCROW_WORDS } from '@/schemas/rules/store/escrow-words'
import { LONGEST_RETURN_REASON, returnFee } from '@/schemas/rules/store/return-limits'
import { returnPreview } from '@/schemas/rules/store/return-preview'
import {
  RETURN_CAUSE_WORDS,
  RETURN_CAUSES,
  RETURN_WAY_WORDS,
  RETURN_WAYS,
  type ReturnCause,
  type ReturnKind,
  type ReturnWay,
} from '@/schemas/rules/store/return-states'
import { useTypedFields } from '@/blocks/auth/_parts/session/use-typed-fields'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { PictureField } from '@/blocks/base/_parts/pictures/picture-field'
import { pictureFault } from '@/blocks/base/_parts/pictures/picture-fault'
import type { AccountFields } from '../orders/account-faults'
import { keepAccount } from '../orders/keep-account'
import { RefundAccountPart } from '../orders/refund-account-part'
import { PickupFields } from './pickup-fields'
import { ReturnCosts } from './return-costs'
import { ReturnDone } from './return-done'
import { RETURN_LABELS, returnFaults, type ReturnFields } from './return-fields'
import { ReturnLines, type Chosen } from './return-lines'
import { useReturnPictures } from './use-return-pictures'

interface Props {
  id: string
  kind: ReturnKind
  offer: Item<typeof readReturnOffer>
  /** The member's stored one. */
  account: AccountFields | null
  today: string
  lineSeq: number | undefined
  /** Ordered without an account: the identified buyer asks, and sends no pictures. */
  isGuest?: boolean
}

/** Which pieces come back, why and how. What is paid back is said before it is sent; a press that is repeated asks once. */
export function ReturnForm({ id, kind, offer, account, today, lineSeq, isGuest = false }: Props) {
  const { lines, pickup } = offer
  const isExchange = kind === 'exchange'
  const key = useRef<string>(undefined)
  const [done, setDone] = useState<number>()
  const pictures = useReturnPictures(offer.orderId)
  const typed = useTypedFields()
  // What the provider holds goes back as a whole, and nothing can be taken off it.
  const isWhole = !isExchange && offer.escrowYn === 'Y'
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(
    () =>
      new Map(
        lines
          .filter((line) => (isWhole || line.lineSeq === lineSeq) && line.left > 0)
          .map((line) => [line.lineSeq, { qty: line.left, variantId: '' }]),
      ),
  )
  const needsAccount = !isExchange && offer.accountNeededYn === 'Y'
  const of = (seq: number) => lines.find((line) => line.lineSeq === seq)!
  const feeOf = ({ cause, way }: Pick<ReturnFields, 'cause' | 'way'>): number =>
    cause && way
      ? returnFee(
          offer.collecting,
          kind,
          cause,
          way,
          [...chosen.keys()].map((seq) => of(seq).delivery),
        )
      : 0
  const pieceFault = (cause: string): string | undefined => {
    if (chosen.size === 0) return '보내실 상품을 골라 주세요.'
    if (isWhole && chosen.size < lines.length) return ESCROW_WORDS.returnWhole
    if (isExchange && [...chosen.values()].some(({ variantId }) => !variantId)) return '바꾸실 옵션을 골라 주세요.'
    const closed = cause === 'mind' ? [...chosen.keys()].map(of).find(({ mindWords }) => mindWords) : undefined
    return closed && `${closed.name}: ${closed.mindWords}`
  }
  const askRefund = isGuest ? requestGuestRefund : requestRefund
  const askExchange = isGuest ? requestGuestExchange : requestExchange
  const contract = isExchange ? askExchange : askRefund
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<ReturnFields>({
    initial: {
      ...{ pieces: '', cause: '', knownDay: '', reason: '', way: '', pickupDay: '', files: '', keepsAccount: false },
      ...(account ?? { bank: '', accountNo: '', holder: '' }),
      ...pickup,
    },
    labels: RETURN_LABELS,
    check: (fields) => ({
      ...returnFaults(fields, { today, needsAccount, pieces: pieceFault(fields.cause), files: pictureFault(pictures.snapshot()) }),
      ...(isWhole && feeOf(fields) > 0 ? { way: ESCROW_WORDS.noFee } : {}),
    }),
    async send(fields) {
      key.current ??= callKey()
      const { name, phoneNo, zipCode, address, addressDetail, pickupDay, knownDay } = fields
      const refundAccount = { bank: fields.bank, accountNo: digitsOnly(fields.accountNo), holder: fields.holder.trim() }
      const [cause, way] = [fields.cause as ReturnCause, fields.way as ReturnWay]
      const asked = {
        ...{ id: offer.orderId, cause, way, fee: feeOf(fields), reason: fields.reason.trim() },
        ...(cause === 'fault' ? { knownDay } : {}),
        ...(way === 'pickup' ? { pickup: { name, phoneNo, zipCode, address, addressDetail }, ...(pickupDay ? { pickupDay } : {}) } : {}),
        fileKeys: pictures.snapshot().flatMap(({ fileKey }) => fileKey ?? []),
      }
      try {
        const { item } = isExchange
          ? await call(askExchange, { ...asked, items: [...chosen].map(([seq, one]) => ({ lineSeq: seq, ...one })) }, { key: key.current })
          : await call(
              askRefund,
              {
                ...asked,
                items: [...chosen].map(([seq, { qty }]) => ({ lineSeq: seq, qty })),
                ...(needsAccount ? { refundAccount } : {}),
              },
              { key: key.current },
            )
        typed.forget()
        pictures.forget()
        // The order above the form is a part of the page: it is read anew, with what became of it.
        if (isGuest) return location.replace(`${guestOrderPath(offer.orderId)}&done=${kind}`)
        setDone(item.returnSeq)
        if (needsAccount && fields.keepsAccount) void keepAccount(refundAccount)
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
  // A picture that has arrived since takes its fault away.
  useEffect(
    () =>
      pictures.subscribe(() => {
        if (form.getFieldState('files').invalid) void form.trigger('files')
      }),
    [pictures, form],
  )
  if (done !== undefined) return <ReturnDone kind={kind} returnSeq={done} way={way as ReturnWay} />
  const pieces = new Map([...chosen].map(([seq, { qty }]) => [seq, qty]))
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <ReturnLines
          id={id}
          lines={lines}
          isExchange={isExchange}
          isWhole={isWhole}
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
        {!isGuest && (
          <PictureField
            id={id}
            label={RETURN_LABELS.files}
            queue={pictures}
            help="하자나 잘못 온 상품이 보이게 찍어 주세요. "
            onEnded={() => void import('@/schemas/api/auth/ask-for-login').then(({ askForLogin }) => askForLogin())}
            error={errorOf('files')}
          />
        )}
        <RadioRows
          id={`${id}-way`}
          legend="보내는 방법"
          options={RETURN_WAYS.map((value) => ({ value, label: RETURN_WAY_WORDS[value] }))}
          value={way}
          onChange={(value) => form.setValue('way', value as ReturnWay)}
          error={errorOf('way')}
        />
        {way === 'pickup' && <PickupFields id={id} form={form} errorOf={errorOf} />}
        {needsAccount && <RefundAccountPart id={id} form={form} errorOf={errorOf} stored={account} isGuest={isGuest} />}
        <section aria-labelledby={`${id}-return`} aria-live="polite" className="rounded-sm bg-surface p-6">
          <h2 id={`${id}-return`} className="type-title mb-3">
            {isExchange ? '교환에 드는 비용' : '돌려받는 것'}
          </h2>
          <ReturnCosts
            isExchange={isExchange}
            cause={cause}
            way={way}
            parts={returnPreview(offer, pieces, feeOf({ cause, way }))}
            isWritten={offer.writtenYn === 'Y'}
          />
        </section>
      </div>
      <SubmitButton isSending={isSending} className="mt-8">
        {isExchange ? '교환 신청하기' : '반품 신청하기'}
      </SubmitButton>
    </form>
  )
}
