'use client'
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ActButton } from '@/builder/ui/act-button'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { call } from '@/schemas/api/base/call'
import { openOrderDraft, readOrderDraft } from '@/schemas/api/store/order-drafts'
import { buyerFaults } from '@/schemas/rules/store/buyer-faults'
import { deliveryFaults } from '@/schemas/rules/store/delivery-address'
import { MOST_DRAFT_NOTE } from '@/schemas/rules/store/order-drafts'
import { wonWords } from '@/schemas/rules/store/won-words'
import { DetailPart } from '../../_parts/detail-part'
import { OpenDialog } from '../../_parts/open-dialog'
import { BUYER_FIELDS, BuyerFields, type BuyerField } from './buyer-fields'
import { DeliveryFields, PLACE_FIELDS, type PlaceField } from './delivery-fields'
import { DraftLines } from './draft-lines'
import { DraftSums } from './draft-sums'
import { hasNoPlace, NO_PLACE, sumsOf, withGoods, type Draft, type Work } from './work-of'
import { GoodsFinder } from './goods-finder'
import type { DraftWork } from './use-draft'

type Field = BuyerField | PlaceField | 'discount' | 'discountReason' | 'note'
const FIELDS: readonly Field[] = [...BUYER_FIELDS, ...PLACE_FIELDS, 'discount', 'discountReason', 'note']

interface DraftEditorProps {
  draft: Draft
  own: DraftWork
  onSaved: () => void
}

/** Everything of a draft that staff write. What is typed stays on this screen until it is saved. */
export function DraftEditor({ draft, own, onSaved }: DraftEditorProps) {
  const { work, isUnsaved, isFound, change, save, forget } = own
  const [isOpening, setOpening] = useState(false)
  const form = useForm<Field>(async () => {
    const faults = faultsOf(work)
    if (Object.keys(faults).length > 0) return faults
    await save()
    onSaved()
    return undefined
  }, FIELDS)
  useLeaveGuard(isUnsaved && !form.isBusy)
  const { discountMost } = draft
  const mayTakeOff = discountMost !== 0
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,52rem)_minmax(12rem,20rem)] lg:items-start">
      <div className="grid max-w-208 min-w-0 gap-8">
        {isFound && (
          <p className="rounded-md border border-warning-500 px-3 py-2">
            저장하지 않고 떠났던 내용을 되살렸습니다. 확인하고 저장해 주세요.
          </p>
        )}
        <DetailPart id="goods" title="상품">
          <GoodsFinder isMember={draft.isMember} onAdd={(goods) => change({ lines: withGoods(work.lines, goods) })} />
          <div className="mt-4">
            {work.lines.length === 0 ? (
              <p className="text-studio-text-mute">아직 담은 상품이 없습니다.</p>
            ) : (
              <DraftLines lines={work.lines} onChange={(lines) => change({ lines })} />
            )}
          </div>
        </DetailPart>
        <form {...form.given} id="draft-form" aria-label="전화 주문 쓰기" className="grid gap-8">
          {work.buyer && !draft.isMember && (
            <DetailPart id="buyer" title="고객">
              <div className="grid gap-4 sm:grid-cols-2">
                <BuyerFields form={form} typed={work.buyer} onChange={(buyer) => change({ buyer })} />
              </div>
            </DetailPart>
          )}
          <DetailPart id="delivery" title="배송지">
            {work.delivery && work.buyer && !draft.isMember && (
              <button type="button" className={`${LINE_BUTTON} mb-3`} onClick={() => change({ delivery: toBuyer(work) })}>
                받는 분을 고객과 같게
              </button>
            )}
            {work.delivery ? (
              <DeliveryFields form={form} typed={work.delivery} onChange={(delivery) => change({ delivery })} />
            ) : (
              <p className="wrap-anywhere tabular-nums">
                {[draft.delivery!.name, draft.delivery!.phoneNo, `(${draft.delivery!.zipCode}) ${draft.delivery!.address}`].join(' · ')}
              </p>
            )}
            {(!work.delivery || (!work.buyer && !draft.isMember)) && (
              <button type="button" className={`${LINE_BUTTON} mt-3`} onClick={() => setOpening(true)}>
                고객과 배송지 열람하고 고치기
              </button>
            )}
          </DetailPart>
          <DetailPart id="discount" title="할인과 메모">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label="할인 금액"
                inputMode="numeric"
                isOptional
                maxLength={11}
                readOnly={!mayTakeOff}
                help={
                  mayTakeOff
                    ? discountMost === null
                      ? '상품 금액에서 뺍니다. 배송비와 설치비는 그대로입니다.'
                      : `상품 금액에서 뺍니다. 혼자서는 ${wonWords(discountMost)}까지 할인할 수 있습니다.`
                    : '할인할 권한이 없습니다.'
                }
                value={work.discount}
                {...form.field('discount', (discount) => change({ discount }))}
              />
              <TextField
                label="할인하는 사유"
                isOptional={!work.discount}
                maxLength={200}
                readOnly={!mayTakeOff}
                value={work.discountReason}
                {...form.field('discountReason', (discountReason) => change({ discountReason }))}
              />
            </div>
            <div className="mt-4">
              <TextField
                label="메모"
                isOptional
                rows={3}
                maxLength={MOST_DRAFT_NOTE}
                help="운영자만 봅니다."
                value={work.note}
                {...form.field('note', (note) => change({ note }))}
              />
            </div>
          </DetailPart>
        </form>
      </div>
      <div className="grid gap-4 lg:sticky lg:top-4">
        <DetailPart id="sums" title="금액">
          <DraftSums sums={sumsOf(work, draft)} />
        </DetailPart>
        <FormAlert faults={form.faults} />
        <div className="flex flex-wrap items-center gap-2">
          <button type="submit" form="draft-form" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
            {form.isBusy ? '저장하는 중입니다' : '저장'}
          </button>
          {isUnsaved && (
            <>
              <ActButton
                onClick={() => {
                  form.mend('form', 'problems', ...FIELDS)
                  void call(readOrderDraft, { draftSeq: draft.draftSeq }).then(({ item }) => forget(item))
                }}
              >
                저장하지 않고 최신 내용 불러오기
              </ActButton>
              <span className="text-studio-text-mute">저장하지 않은 내용이 있습니다.</span>
            </>
          )}
        </div>
      </div>
      {isOpening && (
        <OpenDialog
          text="고객과 받는 분의 이름, 번호, 주소를 보여 드립니다. 누가 왜 열람했는지 기록합니다."
          onOpen={async (reason) => {
            const { item } = await call(openOrderDraft, { draftSeq: draft.draftSeq, reason })
            change({ delivery: work.delivery ?? item.delivery ?? NO_PLACE, ...(draft.isMember ? {} : { buyer: item.buyer }) })
            setOpening(false)
          }}
          onClose={() => setOpening(false)}
        />
      )}
    </div>
  )
}

function faultsOf({ buyer, delivery, discount, discountReason }: DraftWork['work']): Partial<Record<Field, string>> {
  const of = buyer ? buyerFaults(buyer) : {}
  const to = delivery && !hasNoPlace(delivery) ? deliveryFaults({ ...delivery, zipCode: '00000' }) : {}
  const isZip = !delivery || hasNoPlace(delivery) || /^\d{5}$/.test(delivery.zipCode.trim())
  const all: Partial<Record<Field, string | undefined>> = {
    buyerName: of.name,
    buyerPhone: of.phoneNo,
    buyerEmail: of.email,
    placeName: to.name,
    placePhone: to.phoneNo,
    zipCode: isZip ? undefined : '우편번호는 숫자 5자리입니다.',
    address: to.address && '주소를 입력해 주세요.',
    addressDetail: to.addressDetail,
    discount: /[^\d,\s]/.test(discount) ? '할인 금액은 숫자로 입력해 주세요.' : undefined,
    discountReason: /[1-9]/.test(discount) && discountReason.trim().length < 5 ? '할인하는 사유를 5자 이상 적어 주세요.' : undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined))
}

/** Where it goes, to the customer themselves. */
const toBuyer = ({ buyer, delivery }: Work): Work['delivery'] =>
  buyer && delivery && { ...delivery, name: buyer.name, phoneNo: buyer.phoneNo }
