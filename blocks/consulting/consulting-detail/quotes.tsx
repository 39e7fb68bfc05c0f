import type { Item } from '@/schemas/api/base/contract'
import type { readMyConsultation } from '@/schemas/api/consulting/history'
import { QUOTE_STATE_WORDS } from '@/schemas/rules/consulting/quotes'
import { formatDate } from '@/schemas/words/dates'
import { Badge } from '@/blocks/base/_parts/badge'
import { StageDocuments } from './stage-documents'

type Quote = Item<typeof readMyConsultation>['quotes'][number]

const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/** Quotes that staff wrote: the latest with its lines, the earlier ones folded below. */
export function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  const [latest, ...earlier] = quotes
  return (
    <>
      <Sheet quote={latest!} />
      {earlier.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-3 text-small">앞선 견적 {earlier.length}개 보기</summary>
          {earlier.map((quote) => (
            <Sheet key={quote.quoteSeq} quote={quote} />
          ))}
        </details>
      )}
    </>
  )
}

function Sheet({ quote: { no, lines, words, total, vat, lastDay, staffName, sentAt, state, file } }: { quote: Quote }) {
  return (
    <div className="mt-5 border-t border-ink py-4">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">견적 {no}</b>
        <Badge tone={state === 'open' ? 'accent' : state === 'accepted' ? 'calm' : 'quiet'}>{QUOTE_STATE_WORDS[state]}</Badge>
        <span className="numeric text-small text-ink-mute">
          {formatDate(sentAt)} {staffName && `${staffName} 담당자`}
        </span>
      </p>
      <ul aria-label={`견적 ${no}의 품목`} className="mt-3 border-t border-line">
        {lines.map((line, at) => (
          <li key={at} className="flex flex-wrap justify-between gap-2 border-b border-line py-3">
            <span className="wrap-anywhere">
              {line.name}
              <span className="numeric block text-small text-ink-mute">
                {line.quantity.toLocaleString('ko-KR')}
                {line.unit} × {won(line.price)}
              </span>
            </span>
            <span className="numeric">{won(line.sum)}</span>
          </li>
        ))}
      </ul>
      <p className="numeric mt-3 flex flex-wrap justify-between gap-2">
        <b className="font-semibold">합계</b>
        <b className="font-semibold">{won(total)}</b>
      </p>
      <p className="numeric mt-1 text-small text-ink-mute">부가세 {won(vat)}이 들어 있습니다.</p>
      {words && <p className="mt-3 text-pretty whitespace-pre-line wrap-anywhere">{words}</p>}
      {file && <StageDocuments name={`견적 ${no}`} documents={[file]} />}
      {state === 'open' && (
        <p className="mt-3 text-pretty">
          <b className="numeric font-semibold text-clay-700">{formatDate(lastDay)}까지</b> 아래에서 답해 주세요.
        </p>
      )}
      {state === 'expired' && (
        <p className="mt-3 text-pretty">
          <span className="numeric">{formatDate(lastDay)}</span>에 답하실 날이 지났습니다. 그대로 진행하고 싶으시면 담당자에게 글을 남겨
          주세요.
        </p>
      )}
    </div>
  )
}
