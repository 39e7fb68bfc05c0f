import type { Order } from '@/schemas/api/store/orders'
import { bankName } from '@/schemas/rules/store/banks'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { ESCROW_PAGE } from '@/schemas/rules/store/order-pages'
import { receiptWords } from '@/schemas/rules/store/receipt-words'
import { formatDateTime } from '@/schemas/words/dates'
import { SafeLink } from '@/blocks/base/_parts/action-link'
import { won } from '../won'
import { FactRows } from './fact-rows'

/** How it is or was paid; an account that waits for the deposit stands out with its deadline. */
export function PaymentFacts({ order: { payment, amount } }: { order: Pick<Order, 'payment' | 'amount'> }) {
  if (!payment) return <p className="mt-3 text-small text-ink-mute">쿠폰과 포인트로 모두 결제했습니다.</p>
  const { method, paidAt, virtualAccount, receiptUrl, escrowYn, cashReceipt } = payment
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
          ['결제 수단', METHOD_WORDS[method]],
          ['결제한 때', formatDateTime(paidAt)],
          ['구매안전', escrowYn === 'Y' && link(ESCROW_PAGE, '구매안전서비스(에스크로) 이용')],
          ['영수증', receiptUrl && link(receiptUrl, '영수증 보기')],
          [
            '현금영수증',
            cashReceipt && (
              <>
                {receiptWords(cashReceipt)}
                {cashReceipt.issueNumber && <span className="block">승인 번호 {cashReceipt.issueNumber}</span>}
                {cashReceipt.receiptUrl && <span className="block">{link(cashReceipt.receiptUrl, '현금영수증 보기')}</span>}
              </>
            ),
          ],
        ]}
      />
      {cashReceipt?.unaskedYn === 'Y' && cashReceipt.status !== 'CANCEL' && (
        <p className="mt-2 text-small text-ink-mute">
          신청하지 않으셔서 법에 따라 발급했습니다. 국세청 홈택스에서 승인 번호로 등록하시면 소득공제를 받으실 수 있습니다.
        </p>
      )}
    </>
  )
}

const link = (href: string, words: string) => (
  <SafeLink href={href} newWindow className="inline-flex min-h-6 items-center underline underline-offset-4">
    {words}
  </SafeLink>
)
