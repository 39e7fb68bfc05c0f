import type { Order, PaymentMethod } from '@/schemas/api/store/orders'
import { bankName } from '@/schemas/rules/store/banks'
import { formatDateTime } from '@/schemas/words/dates'
import { SafeLink } from '@/blocks/base/_parts/action-link'
import { won } from '../won'
import { FactRows } from './fact-rows'

const METHODS: Readonly<Record<PaymentMethod, string>> = { CARD: '카드', TRANSFER: '계좌이체', VBANK: '가상계좌' }

/** How it is or was paid; an account that waits for the deposit stands out with its deadline. */
export function PaymentFacts({ order: { payment, amount } }: { order: Pick<Order, 'payment' | 'amount'> }) {
  if (!payment) return <p className="mt-3 text-small text-ink-mute">쿠폰과 포인트로 모두 결제했습니다.</p>
  const { method, paidAt, virtualAccount, receiptUrl } = payment
  return (
    <>
      {virtualAccount && (
        <div className="mt-3 rounded-sm bg-accent-soft px-5 py-4">
          <p className="font-semibold">{formatDateTime(virtualAccount.dueAt)}까지 입금해 주세요.</p>
          <p className="mt-1 text-small">기한이 지나면 주문이 자동으로 취소됩니다.</p>
          <FactRows
            rows={[
              ['은행', bankName(virtualAccount.bank)],
              ['계좌 번호', virtualAccount.accountNo],
              ['금액', won(amount)],
            ]}
          />
        </div>
      )}
      <FactRows
        rows={[
          ['결제 수단', METHODS[method]],
          ['결제한 때', formatDateTime(paidAt)],
          [
            '영수증',
            receiptUrl && (
              <SafeLink href={receiptUrl} newWindow className="inline-flex min-h-6 items-center underline underline-offset-4">
                영수증 보기
              </SafeLink>
            ),
          ],
        ]}
      />
    </>
  )
}
