'use client'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import type { CartItem } from '@/schemas/api/store/cart'
import { readGoods, type Variant } from '@/schemas/api/store/goods'
import { won } from '../_parts/won'

interface Props {
  line: CartItem
  onChoose: (optionId: string) => void
}

const button = '-ml-2 inline-flex min-h-11 items-center px-2 text-small text-ink-soft underline underline-offset-4'

/**
 * Another option of the same goods, in the place of the line. What is offered is asked for when somebody wants to change. Arrow keys pass the
 * options one by one, so what they reach is chosen by Enter or on leaving; a pointer chooses at once.
 */
export function OptionChange({ line, onChoose }: Props) {
  const [variants, setVariants] = useState<readonly Variant[]>()
  const [isAsking, setAsking] = useState(false)
  const [reached, setReached] = useState<string>()
  const isByKeys = useRef<boolean | 'done'>(false)
  const list = useRef<HTMLSelectElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (variants) list.current?.focus()
    else if (isByKeys.current === 'done') opener.current?.focus()
    isByKeys.current = false
  }, [variants])
  const open = async () => {
    if (isAsking) return
    setAsking(true)
    try {
      setVariants((await call(readGoods, { id: line.productId })).item.variants)
    } catch (error) {
      await sayFailure(error, { id: readGoods.id })
    }
    setAsking(false)
  }
  if (!variants)
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => void open()}
        aria-busy={isAsking}
        aria-label={`${line.name} 옵션 바꾸기`}
        className={button}
      >
        옵션 바꾸기
      </button>
    )
  const take = (optionId: string | undefined) => {
    setVariants(undefined)
    setReached(undefined)
    if (optionId && optionId !== line.optionId) onChoose(optionId)
  }
  const press = (event: KeyboardEvent) => {
    isByKeys.current = true
    const isEnd = event.key === 'Escape' || (event.key === 'Enter' && reached !== undefined)
    if (!isEnd) return
    event.preventDefault()
    isByKeys.current = 'done'
    take(event.key === 'Enter' ? reached : undefined)
  }
  return (
    <select
      ref={list}
      aria-label={`${line.name} 옵션`}
      value={reached ?? (variants.some(({ variantId }) => variantId === line.optionId) ? line.optionId : '')}
      onPointerDown={() => (isByKeys.current = false)}
      onKeyDown={press}
      onChange={({ target }) => (isByKeys.current ? setReached(target.value) : take(target.value))}
      onBlur={() => take(reached)}
      className="h-11 w-full max-w-[28em] rounded-sm border border-line-field bg-page px-4 text-small"
    >
      <option value="" disabled>
        옵션을 선택해 주세요
      </option>
      {variants.map((variant) => (
        <option key={variant.variantId} value={variant.variantId} disabled={variant.left === 0}>
          {words(variant)}
        </option>
      ))}
    </select>
  )
}

const words = ({ choices, extraPrice, left }: Variant): string =>
  [choices.join(', '), extraPrice > 0 ? `+${won(extraPrice)}` : '', left === 0 ? '품절' : left === null ? '' : `${left}개 남음`]
    .filter(Boolean)
    .join(' · ')
