'use client'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { FormField } from '@/builder/list/form-field'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { MomentField } from '@/builder/moment/moment-field'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item } from '@/schemas/api/base/contract'
import { changeCoupon, createCoupon, type readDeskCoupon } from '@/schemas/api/store/coupon-desk'
import { couponSentence } from '@/schemas/rules/store/coupon-sentence'
import {
  COUPON_AUDIENCE_WORDS,
  COUPON_AUDIENCES,
  COUPON_FIELDS,
  COUPON_NAME_MAX,
  COUPON_UNIT_WORDS,
  COUPON_UNITS,
  couponFaults,
  MEMBER_GRADE_WORDS,
  MEMBER_GRADES,
  type CouponField,
} from '@/schemas/rules/store/coupon-terms'
import { seoulDay } from '@/schemas/words/seoul-day'
import { CouponCodePart } from './coupon-code-part'
import { CouponScopePart } from './coupon-scope-part'
import { EMPTY_COUPON, sentOf, termsOf, typedOf, type TypedCoupon } from './typed-coupon'
import { useScopeRecords } from './use-scope-records'

type Known = Item<typeof readDeskCoupon>
interface CouponDialogProps {
  /** The one that is changed; undefined for a new one. */
  coupon: Known | undefined
  onSaved: (coupon: Known) => void
  onClose: () => void
}

const UNITS = COUPON_UNITS.map((value) => ({ value, words: COUPON_UNIT_WORDS[value] }))
const AUDIENCES = COUPON_AUDIENCES.map((value) => ({ value, words: COUPON_AUDIENCE_WORDS[value] }))
const GRADES = MEMBER_GRADES.map((value) => ({ value, words: MEMBER_GRADE_WORDS[value] }))

/** A second press after a lost answer sends the same key, so that one coupon is made. */
export function CouponDialog({ coupon, onSaved, onClose }: CouponDialogProps) {
  const [typed, setTyped] = useState(() => (coupon ? typedOf(coupon) : EMPTY_COUPON))
  const [key, setKey] = useState({ of: '', key: callKey() })
  const { records, names } = useScopeRecords(typed)
  const terms = termsOf(typed)
  const form = useForm<CouponField>(async () => {
    const faults = couponFaults(terms, seoulDay(new Date()))
    if (Object.keys(faults).length > 0) return faults
    const sent = sentOf(terms)
    const of = JSON.stringify(sent)
    const own = key.of === '' || key.of === of ? { of, key: key.key } : { of, key: callKey() }
    setKey(own)
    const { item } = coupon
      ? await call(changeCoupon, { couponSeq: coupon.couponSeq, version: coupon.version, ...sent })
      : await call(createCoupon, sent, { key: own.key })
    onSaved(item)
  }, COUPON_FIELDS)
  const change = (next: Partial<TypedCoupon>): void => {
    form.mend(...(Object.keys(next) as CouponField[]))
    // One of these is enough, and the problem stands at the first.
    if (['scope', 'brandIds', 'categoryIds', 'excludedIds'].some((name) => name in next)) form.mend('goodsIds', 'excludedIds')
    if ('codeKind' in next) form.mend('audience', 'code', 'perMember')
    setTyped((old) => ({ ...old, ...next }))
  }
  const field = (
    name: 'name' | 'discount' | 'most' | 'minAmount' | 'pieces',
    label: string,
    more: { help?: string; isOptional?: boolean } = {},
  ) => (
    <FormField label={label} fault={form.faults[name]} help={more.help} isOptional={more.isOptional ?? false}>
      {(aria) => (
        <input
          {...aria}
          data-field={name}
          inputMode={name === 'name' ? 'text' : 'numeric'}
          value={typed[name]}
          maxLength={name === 'name' ? COUPON_NAME_MAX : 12}
          autoComplete="off"
          aria-required={!more.isOptional}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          className={`${FIELD} tabular-nums ${INVALID_FIELD}`}
        />
      )}
    </FormField>
  )
  const day = (name: 'from' | 'until', label: string, help?: string) => (
    <FormField label={label} fault={form.faults[name]} help={help}>
      {(aria) => (
        <MomentField
          kind="day"
          aria={{ ...aria, 'aria-required': true }}
          title={label}
          dataField={name}
          value={typed[name]}
          isClearable
          onChange={(next) => change({ [name]: next })}
        />
      )}
    </FormField>
  )
  const choose = <T extends string>(label: string, choices: { value: T; words: string }[], value: T, onChoose: (value: T) => void) => (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="text-studio-label">{label}</span>
      <ChooseFilter label={label} choices={choices} value={value} onChoose={onChoose} className="w-full font-normal" />
    </div>
  )
  const part = { typed, faults: form.faults, change }
  const isByCode = typed.codeKind !== 'none'
  return (
    <FormDialog
      title={coupon ? '쿠폰 고치기' : '새 쿠폰'}
      text="만든 쿠폰은 받은 회원이 있기 전까지 고칠 수 있고, 그 뒤에는 고칠 수 없습니다."
      wide
      form={form}
      words={coupon ? '고치기' : '만들기'}
      busyWords="저장하는 중입니다"
      onClose={onClose}
    >
      {field('name', '쿠폰 이름', { help: '회원이 보는 이름입니다.' })}
      <div className="grid gap-4 sm:grid-cols-2">
        {choose('할인 종류', UNITS, typed.unit, (unit) => change({ unit, discount: '' }))}
        {field('discount', typed.unit === 'WON' ? '할인 금액(원)' : '할인 비율(%)')}
        {typed.unit === 'PERCENT' && field('most', '최대 할인 금액(원)', { isOptional: true })}
        {field('minAmount', '최소 주문 금액(원)', {
          isOptional: true,
          help: '쓸 수 있는 상품의 금액이 이만큼은 되어야 합니다. 배송비와 설치비는 세지 않습니다.',
        })}
      </div>
      {/* Side by side whatever stands above them. */}
      <div className="grid gap-4 sm:grid-cols-2">
        {day('from', '첫날')}
        {day('until', '마지막 날', '서울 시각으로 이날 밤 12시까지 쓸 수 있습니다.')}
      </div>
      <CouponScopePart {...part} records={records} />
      <CouponCodePart {...part} />
      <div className="grid gap-4 sm:grid-cols-2">
        {choose('대상', AUDIENCES, typed.audience, (audience) => change({ audience }))}
        {typed.audience === 'grade' && choose('등급', GRADES, typed.grade, (grade) => change({ grade }))}
        {typed.codeKind !== 'single' &&
          field('pieces', '수량', {
            isOptional: true,
            help: isByCode
              ? '회원이 받을 수 있는 수를 모두 합한 것입니다. 비우면 정하지 않습니다.'
              : '비우면 받는 회원의 수를 정하지 않습니다.',
          })}
      </div>
      {form.faults.audience && (
        <p role="alert" className="text-studio-label font-normal text-danger">
          {form.faults.audience}
        </p>
      )}
      <p className="rounded-md bg-studio-chrome px-3 py-2 wrap-anywhere empty:hidden">{couponSentence(terms, names) ?? ''}</p>
    </FormDialog>
  )
}
