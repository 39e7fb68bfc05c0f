import type { Data } from './load'
import { formatDateTime } from '@/schemas/words/dates'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { RETURN_CAUSE_WORDS, RETURN_KIND_WORDS, RETURN_STATE_WORDS, RETURN_WAY_WORDS } from '@/schemas/rules/store/return-states'
import { returnFeeName, returnFeeWords } from '@/schemas/rules/store/return-fee-words'
import { FactRows } from '../_parts/orders/fact-rows'
import { won } from '../_parts/won'

/** How far each has come, what of the order it is about, and what comes back. */
export function GuestReturns({ returns, phone }: Pick<Data, 'returns'> & { phone: string }) {
  return (
    <ul className="border-t border-ink">
      {returns.map(({ returnSeq, kind, state, cause, way, lines, amount, fee, feeReason, waiver, moves, carrier, trackingNo, REG_DT }) => (
        <li key={returnSeq} className="border-b border-line py-4">
          <p className="font-semibold">
            {RETURN_KIND_WORDS[kind]} · {RETURN_STATE_WORDS[state]}
          </p>
          <FactRows
            rows={[
              ['신청 번호', String(returnSeq)],
              ['신청한 때', formatDateTime(REG_DT)],
              ['상품', lines.map(({ name, choices, qty }) => [name, ...choices, `${qty}개`].join(' ')).join(', ')],
              ['사유', RETURN_CAUSE_WORDS[cause]],
              ['보내는 방법', RETURN_WAY_WORDS[way]],
              ['송장', trackingNo && `${carrierWords(carrier)} ${trackingNo}`],
              [
                '송장 알리기',
                way === 'send' && state === 'collecting' && !trackingNo && `보내신 뒤 송장 번호를 고객센터 ${phone}로 알려 주세요.`,
              ],
              ['환불 금액', kind === 'refund' && won(amount)],
              [returnFeeName(cause), returnFeeWords({ cause, fee, feeReason, waiver })],
              ['안내', moves.at(-1)?.reason],
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
