'use client'
import { Trash2 } from 'lucide-react'
import { ActButton } from '@/builder/ui/act-button'
import { FIELD } from '@/builder/ui/field'
import { Pill } from '@/builder/ui/pill'
import { thumbnail } from '@/builder/ui/thumbnail'
import { MOST_PIECES } from '@/schemas/rules/store/most-pieces'
import { wonWords } from '@/schemas/rules/store/won-words'
import { priceOf, stateWords, withQty, type WorkLine } from './work-of'

interface DraftLinesProps {
  lines: readonly WorkLine[]
  /** Absent where nothing can be changed any more; what may no longer be sold is then of no concern. */
  onChange?: ((lines: WorkLine[]) => void) | undefined
}

/** What is in it, at the prices that were agreed on. */
export const DraftLines = ({ lines, onChange }: DraftLinesProps) => (
  <ul aria-label="담은 상품" className="grid gap-3">
    {lines.map((line) => {
      const name = [line.name, ...line.choices].join(', ')
      const fault = onChange ? stateWords(line) : ''
      const hasOther = onChange && line.priceNow !== null && line.priceNow !== line.unitPrice
      return (
        <li key={line.variantId} className="flex flex-wrap gap-3">
          <img src={thumbnail(line.image, 160)} alt="" width={72} height={54} className="h-13.5 w-18 shrink-0 rounded-sm object-cover" />
          <div className="min-w-40 flex-1">
            <p className="wrap-anywhere">{name}</p>
            <p className="text-studio-label font-normal text-studio-text-mute tabular-nums">
              {wonWords(priceOf(line))} × {line.qty}개 = {wonWords(priceOf(line) * line.qty)}
            </p>
            {line.customYn === 'Y' && <Pill dot="bg-warning-500">주문 제작</Pill>}
            {fault && <p className="text-studio-label font-normal text-danger wrap-anywhere">{fault}</p>}
            {hasOther && (
              <p className="text-studio-label font-normal wrap-anywhere text-studio-text-mute">
                {line.repriced
                  ? `저장하면 지금 가격 ${wonWords(line.priceNow!)}이 됩니다.`
                  : `담은 뒤 가격이 바뀌었습니다. 지금 가격은 ${wonWords(line.priceNow!)}이고, 약속한 가격 ${wonWords(line.unitPrice)}으로 결제합니다.`}{' '}
                <button
                  type="button"
                  className="min-h-8 underline underline-offset-4 max-md:min-h-11"
                  onClick={() => onChange(lines.map((one) => (one === line ? { ...line, repriced: !line.repriced } : one)))}
                >
                  {line.repriced ? '약속한 가격으로' : '지금 가격으로 바꾸기'}
                </button>
              </p>
            )}
          </div>
          {onChange && (
            <div className="flex items-start gap-2">
              <input
                type="number"
                inputMode="numeric"
                aria-label={`${name}의 수량`}
                min={1}
                max={MOST_PIECES}
                value={line.qty}
                onChange={({ currentTarget }) => onChange(withQty(lines, line.variantId, currentTarget.valueAsNumber || 1))}
                className={`${FIELD} w-20! tabular-nums`}
              />
              <ActButton icon={Trash2} aria-label={`${name} 빼기`} onClick={() => onChange(lines.filter((one) => one !== line))}>
                빼기
              </ActButton>
            </div>
          )}
        </li>
      )
    })}
  </ul>
)
