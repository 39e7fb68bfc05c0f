'use client'
import { PAYMENT_METHODS, type PaymentMethod } from '@/schemas/api/store/orders'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import type { OrderFields } from '@/schemas/rules/store/order-form'
import { ESCROW_PAGE } from '@/schemas/rules/store/order-pages'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import type { PartProps } from './part-props'

const RECEIPTS = [
  { value: 'none', label: '신청하지 않습니다' },
  { value: 'income', label: '소득공제' },
  { value: 'proof', label: '지출증빙' },
]

interface Props extends Pick<PartProps, 'id' | 'form'> {
  titleId: string
  method: PaymentMethod
  receiptKind: OrderFields['receiptKind']
  depositHours: number
}

/** How it is paid; of what is no card whether the money is held until the goods have come, and the cash receipt. Nothing is ticked beforehand. */
export function MethodPart({ id, form, titleId, method, receiptKind, depositHours }: Props) {
  return (
    <div className="grid gap-6">
      <RadioRows
        id={`${id}-method`}
        labelledBy={titleId}
        options={PAYMENT_METHODS.map((value) => ({ value, label: METHOD_WORDS[value] }))}
        value={method}
        onChange={(value) => form.setValue('method', value as PaymentMethod, { shouldDirty: true })}
      />
      <p role="status" className="text-small text-ink-mute empty:hidden">
        {method === 'VBANK'
          ? `주문하시면 입금하실 계좌를 알려 드립니다. ${hoursWords(depositHours)} 안에 입금하지 않으시면 주문이 자동으로 취소됩니다.`
          : ''}
      </p>
      {method !== 'CARD' && (
        <div>
          <CheckBox id={`${id}-escrow`} aria-describedby={`${id}-escrow-words`} className="font-semibold" {...form.register('escrow')}>
            구매안전서비스(에스크로)를 이용합니다.
          </CheckBox>
          <p id={`${id}-escrow-words`} className="mb-6 pl-9 text-small text-ink-mute">
            결제하신 돈을 결제사가 맡아 두었다가 상품을 받으신 뒤에 판매자에게 보냅니다. 이용하시면 주문의 일부만 취소하거나 반품하실 수
            없고 전체만 하실 수 있습니다.{' '}
            <a href={ESCROW_PAGE} target="_blank" rel="noopener" className="underline underline-offset-4">
              구매안전서비스 안내<span className="sr-only"> (새 창)</span>
            </a>
          </p>
          <RadioRows
            id={`${id}-receiptKind`}
            legend="현금영수증"
            options={RECEIPTS}
            value={receiptKind || 'none'}
            onChange={(value) => form.setValue('receiptKind', value === 'none' ? '' : (value as 'income' | 'proof'), { shouldDirty: true })}
          />
          {receiptKind && (
            <p className="mt-2 text-small text-ink-mute">
              {receiptKind === 'income' ? '휴대전화 번호' : '사업자등록번호'}는 결제창에서 입력하시면 됩니다.
            </p>
          )}
        </div>
      )}
    </div>
  )
}

const hoursWords = (hours: number): string => (hours % 24 === 0 ? `${hours / 24}일` : `${hours}시간`)
