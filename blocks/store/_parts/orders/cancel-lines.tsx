'use client'
import type { Order } from '@/schemas/api/store/orders'
import { piecesLeft } from '@/schemas/rules/store/cancel-preview'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { INPUT } from '@/blocks/base/_parts/form/field'
import { won } from '../won'

interface Props {
  id: string
  order: Order
  chosen: ReadonlyMap<number, number>
  /** 0 leaves the line. */
  onChoose: (lineSeq: number, qty: number) => void
  /** Why the order can only be cancelled as a whole; empty where a part can be. */
  wholeWords: string
  error: string | undefined
}

/** Which lines are cancelled, and how many pieces of each. */
export function CancelLines({ id, order, chosen, onChoose, wholeWords, error }: Props) {
  const isWhole = wholeWords !== ''
  return (
    <fieldset id={`${id}-pieces`} tabIndex={-1} aria-describedby={`${id}-pieces-error`} className="min-w-0 outline-none">
      <legend className="mb-2 text-small font-semibold">취소할 상품</legend>
      {isWhole && <p className="mb-2 text-small text-ink-mute">{wholeWords}</p>}
      <ul className="border-t border-ink">
        {order.items
          .filter((line) => piecesLeft(line) > 0)
          .map((line) => {
            const { lineSeq, name, choices, unitPrice } = line
            const left = piecesLeft(line)
            const qty = chosen.get(lineSeq) ?? 0
            return (
              <li key={lineSeq} className="border-b border-line py-3">
                <CheckBox
                  checked={qty > 0}
                  disabled={isWhole}
                  onChange={({ target }) => onChoose(lineSeq, target.checked ? left : 0)}
                  className="items-start!"
                >
                  <span className="font-semibold wrap-anywhere">{name}</span>
                  <span className="meta numeric text-small text-ink-mute">
                    {choices.length > 0 && <span>{choices.join(', ')}</span>}
                    <span>{won(unitPrice)}</span>
                    <span>{left}개</span>
                  </span>
                </CheckBox>
                {qty > 0 && left > 1 && !isWhole && (
                  <label className="mt-2 flex items-center gap-3 pl-9 text-small">
                    취소할 수량<span className="sr-only"> ({name})</span>
                    <select
                      value={qty}
                      onChange={({ target }) => onChoose(lineSeq, Number(target.value))}
                      className={`${INPUT} numeric w-auto! bg-page!`}
                    >
                      {Array.from({ length: left }, (_, at) => (
                        <option key={at} value={at + 1}>
                          {at + 1}개
                        </option>
                      ))}
                    </select>
                  </label>
                )}
              </li>
            )
          })}
      </ul>
      <FaultLine id={`${id}-pieces-error`} text={error} />
    </fieldset>
  )
}
