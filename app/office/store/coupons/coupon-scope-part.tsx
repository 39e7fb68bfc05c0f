'use client'
import { RadioChoices } from '@/builder/list/radio-choices'
import { COUPON_SCOPE_WORDS, COUPON_SCOPES } from '@/schemas/rules/store/coupon-scope'
import { RecordsChoice } from './records-choice'
import type { CouponPartProps } from './typed-coupon'
import type { ScopeRecords } from './use-scope-records'

const SCOPES = COUPON_SCOPES.map((value) => ({ value, words: COUPON_SCOPE_WORDS[value] }))
const ORDERS = [
  { value: 'N' as const, words: '모든 주문' },
  { value: 'Y' as const, words: '회원의 첫 주문에만' },
]

/** For which goods and orders a coupon counts. */
export function CouponScopePart({ typed, faults, change, records }: CouponPartProps & { records: ScopeRecords }) {
  const { scope, goodsIds, brandIds, categoryIds, excludedIds, firstOrderYn } = typed
  return (
    <>
      <RadioChoices
        legend="쓸 수 있는 상품"
        name="scope"
        choices={SCOPES}
        value={scope}
        onChoose={(next) => change({ scope: next })}
        look="flex flex-wrap gap-x-4"
      />
      {scope === 'chosen' && (
        <>
          <RecordsChoice
            label="상품"
            type="goods"
            name="goodsIds"
            fault={faults.goodsIds}
            help="상품, 브랜드, 분류 가운데 하나에만 들어도 쓸 수 있습니다."
            ids={goodsIds}
            known={records.goods}
            onChange={(next) => change({ goodsIds: next })}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <RecordsChoice
              label="브랜드"
              type="brand-shops"
              ids={brandIds}
              known={records.brands}
              onChange={(next) => change({ brandIds: next })}
            />
            <RecordsChoice
              label="분류"
              type="store-categories"
              help="아래에 있는 분류도 함께 셉니다."
              ids={categoryIds}
              known={records.categories}
              onChange={(next) => change({ categoryIds: next })}
            />
          </div>
        </>
      )}
      <RecordsChoice
        label="제외하는 상품"
        type="goods"
        name="excludedIds"
        fault={faults.excludedIds}
        ids={excludedIds}
        known={records.excluded}
        onChange={(next) => change({ excludedIds: next })}
      />
      <RadioChoices
        legend="쓸 수 있는 주문"
        name="firstOrderYn"
        choices={ORDERS}
        value={firstOrderYn}
        onChoose={(next) => change({ firstOrderYn: next })}
        look="flex flex-wrap gap-x-4"
      />
      {firstOrderYn === 'Y' && (
        <p className="-mt-2 text-studio-label font-normal text-studio-text-mute">
          결제한 주문이 없는 회원만 씁니다. 결제하고 있거나 입금을 기다리는 주문이 있어도 쓸 수 없고, 취소한 주문은 세지 않습니다.
        </p>
      )}
    </>
  )
}
