'use client'
import type { Item } from '@/schemas/api/base/contract'
import type { readReturnOffer } from '@/schemas/api/store/returns'
import { ESCROW_WORDS } from '@/schemas/rules/store/escrow-words'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { INPUT } from '@/blocks/base/_parts/form/field'
import { won } from '../won'

export type Line = Item<typeof readReturnOffer>['lines'][number]
export interface Chosen {
  qty: number
  /** For an exchange; empty before it is chosen. */
  variantId: string
}

interface Props {
  id: string
  lines: readonly Line[]
  isExchange: boolean
  /** All of it, and no part. */
  isWhole: boolean
  chosen: ReadonlyMap<number, Chosen>
  /** Undefined leaves the line. */
  onChoose: (lineSeq: number, chosen: Chosen | undefined) => void
  error: string | undefined
}

/** Which lines come back, how many pieces of each, and what is wanted instead. */
export function ReturnLines({ id, lines, isExchange, isWhole, chosen, onChoose, error }: Props) {
  return (
    <fieldset id={`${id}-pieces`} tabIndex={-1} aria-describedby={`${id}-pieces-error`} className="min-w-0 outline-none">
      <legend className="mb-2 text-small font-semibold">보내실 상품</legend>
      {isWhole && <p className="mb-2 text-small text-ink-mute">{ESCROW_WORDS.returnWhole}</p>}
      <ul className="border-t border-ink">
        {lines.map((line) => {
          const { lineSeq, name, choices, unitPrice, left, closedWords, options } = line
          const own = chosen.get(lineSeq)
          const words = closedWords || (isExchange && options.length === 0 ? '같은 가격의 다른 옵션이 없어 교환하실 수 없습니다.' : '')
          return (
            <li key={lineSeq} className="border-b border-line py-3">
              <CheckBox
                id={`${id}-line-${lineSeq}`}
                checked={own !== undefined}
                disabled={words !== '' || isWhole}
                onChange={({ target }) => onChoose(lineSeq, target.checked ? { qty: left, variantId: '' } : undefined)}
                className="items-start!"
              >
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="meta numeric text-small text-ink-mute">
                  {choices.length > 0 && <span>{choices.join(', ')}</span>}
                  <span>{won(unitPrice)}</span>
                  {left > 0 && <span>{left}개</span>}
                </span>
              </CheckBox>
              {words && <p className="pl-9 text-small text-ink-mute">{words}</p>}
              {own && left > 1 && !isWhole && (
                <label className="mt-2 flex items-center gap-3 pl-9 text-small">
                  수량<span className="sr-only"> ({name})</span>
                  <span className="w-24">
                    <select
                      id={`${id}-qty-${lineSeq}`}
                      value={own.qty}
                      onChange={({ target }) => onChoose(lineSeq, { ...own, qty: Number(target.value) })}
                      className={INPUT}
                    >
                      {Array.from({ length: left }, (_, at) => (
                        <option key={at} value={at + 1}>
                          {at + 1}개
                        </option>
                      ))}
                    </select>
                  </span>
                </label>
              )}
              {own && isExchange && (
                <label className="mt-2 grid gap-1 pl-9 text-small">
                  바꾸실 옵션<span className="sr-only"> ({name})</span>
                  <select
                    id={`${id}-variant-${lineSeq}`}
                    value={own.variantId}
                    onChange={({ target }) => onChoose(lineSeq, { ...own, variantId: target.value })}
                    className={INPUT}
                  >
                    <option value="">선택해 주세요</option>
                    {options.map(({ variantId, choices: other, left: stock }) => (
                      <option key={variantId} value={variantId} disabled={stock < own.qty}>
                        {other.join(', ')}
                        {stock < own.qty ? ' (재고 부족)' : ''}
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
