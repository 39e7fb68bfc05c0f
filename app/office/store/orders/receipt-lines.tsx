import { fullMoment } from '@/builder/list/recent-moment'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import { RECEIPT_KIND_WORDS } from '@/schemas/rules/store/cash-receipts'
import { wonWords } from '@/schemas/rules/store/won-words'

type Receipt = Item<typeof readDeskOrder>['cashReceipts'][number]

/** What was issued and cancelled, with the provider's slips. */
export const ReceiptLines = ({ receipts }: { receipts: readonly Receipt[] }) => (
  <ol className="grid gap-2">
    {receipts.map((receipt, i) => (
      <li key={i} className="wrap-anywhere">
        {wordsOf(receipt)}
        {receipt.receiptUrl && (
          <>
            {' · '}
            <a href={receipt.receiptUrl} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
              현금영수증 보기<span className="sr-only"> (새 창)</span>
            </a>
          </>
        )}
        <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">{fullMoment(receipt.at)}</span>
      </li>
    ))}
  </ol>
)

const ORIGINS = { window: '결제하면서 신청', buyer: '고객이 나중에 신청', unasked: '신청이 없어 자진발급' }
const RECEIPTS = { requested: '결제사의 답을 기다림', progress: '국세청 확인 중', done: '완료', failed: '발급되지 않음' }

const wordsOf = ({ act, origin, kind, state, amount, issueNumber, fault }: Receipt): string =>
  [
    `${act === 'confirm' ? '발급' : '취소'} ${wonWords(amount)}`,
    RECEIPT_KIND_WORDS[kind],
    ORIGINS[origin],
    act === 'cancel' && state === 'failed' ? '취소되지 않음' : RECEIPTS[state],
    issueNumber && `승인 번호 ${issueNumber}`,
    fault,
  ]
    .filter(Boolean)
    .join(' · ')
