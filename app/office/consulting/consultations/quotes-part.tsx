'use client'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import type { Item } from '@/schemas/api/base/contract'
import type { readConsultation } from '@/schemas/api/consulting/desk'
import { QUOTE_STATE_WORDS } from '@/schemas/rules/consulting/quotes'
import { formatDate } from '@/schemas/words/dates'
import { fileHref } from './file-href'
import { QuoteDialog } from './quote-dialog'

interface QuotesPartProps {
  request: Item<typeof readConsultation>
  canWrite: boolean
  now: number
  onConflict: () => void
  onDone: (words: string) => void
}

const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/** The quotes that were sent, the latest open, and the button that writes the next. */
export function QuotesPart({ request, canWrite, now, onConflict, onDone }: QuotesPartProps) {
  const [isWriting, setWriting] = useState(false)
  const { counselSeq, quotes, stage, closedYn } = request
  return (
    <>
      {quotes.length === 0 && (
        <p className="text-studio-text-mute">
          아직 보낸 견적이 없습니다. 품목과 값을 적어 보내시면 신청한 분이 이 상담의 화면에서 답합니다.
        </p>
      )}
      <ul className="grid gap-2">
        {quotes.map(({ quoteSeq, no, lines, words, total, vat, lastDay, staffName, sentAt, state, fileKey }, at) => (
          <li key={quoteSeq} className="rounded-md bg-studio-100 px-3 py-2">
            <details open={at === 0}>
              <summary className="cursor-pointer py-1">
                <b className="font-semibold">
                  견적 {no} · {won(total)}
                </b>{' '}
                {QUOTE_STATE_WORDS[state]}{' '}
                <span className="text-studio-label font-normal text-studio-text-mute">
                  {formatDate(lastDay)}까지 · {[fullMoment(sentAt), staffName].filter(Boolean).join(' · ')}
                </span>
              </summary>
              <ul aria-label={`견적 ${no}의 줄`} className="border-t border-studio-line">
                {lines.map((line, place) => (
                  <li key={place} className="flex flex-wrap justify-between gap-x-3 border-b border-studio-line py-1.5">
                    <span className="wrap-anywhere">
                      {line.name}{' '}
                      <span className="text-studio-text-mute">
                        {line.quantity.toLocaleString('ko-KR')}
                        {line.unit} × {won(line.price)}
                      </span>
                    </span>
                    <span>{won(line.sum)}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-1 text-right">
                부가세 {won(vat)}을 더한 합계 <b className="font-semibold">{won(total)}</b>
              </p>
              {words && <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>}
              {fileKey && (
                <a href={fileHref(counselSeq, fileKey)} target="_blank" rel="noopener" className={LINE_BUTTON}>
                  붙인 파일<span className="sr-only">(새 창)</span>
                </a>
              )}
            </details>
          </li>
        ))}
      </ul>
      {canWrite && stage === 'estimation' && closedYn === 'N' && (
        <div className="mt-3">
          <ActButton icon={FilePlus2} onClick={() => setWriting(true)}>
            {quotes.length === 0 ? '견적 쓰기' : '새 견적 쓰기'}
          </ActButton>
        </div>
      )}
      {isWriting && (
        <QuoteDialog
          request={request}
          now={now}
          onConflict={onConflict}
          onSent={() => {
            setWriting(false)
            onDone('견적을 보냈습니다. 신청한 분에게 알려 드립니다.')
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  )
}
