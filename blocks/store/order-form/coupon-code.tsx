'use client'
import { useRef, useState } from 'react'
import { callKey } from '@/schemas/api/base/call-key'
import type { CartItem } from '@/schemas/api/store/cart'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { loadAct } from '../_parts/order/load-act'

interface Props {
  id: string
  lines: readonly CartItem[]
  readAgain: () => Promise<unknown>
  onTaken: (couponId: string) => void
}

/** A code that was given to the member becomes a coupon of this order, without leaving the form. */
export function CouponCode({ id, lines, readAgain, onTaken }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const key = useRef('')
  const isBusy = useRef(false)
  const [said, setSaid] = useState<{ fault?: string; words?: string; isBusy?: boolean }>({})
  const take = async () => {
    const code = field.current!.value.trim()
    if (!code) {
      setSaid({ fault: '쿠폰 코드를 입력해 주세요.' })
      return field.current!.focus()
    }
    if (isBusy.current) return
    isBusy.current = true
    setSaid({ isBusy: true })
    key.current ||= callKey()
    try {
      const takeCode = await loadAct(() => import('./take-code').then((module) => module.takeCode))
      const taken = await takeCode(code, { key: key.current, lines, readAgain })
      if ('fault' in taken) {
        if (taken.isDone) key.current = ''
        if (taken.isLogin) void import('@/schemas/api/auth/ask-for-login').then(({ askForLogin }) => askForLogin())
        return setSaid(taken)
      }
      key.current = ''
      field.current!.value = ''
      onTaken(String(taken.couponId))
      setSaid({ words: taken.words })
    } catch (error) {
      setSaid({ fault: (error as Error).message })
    } finally {
      isBusy.current = false
    }
  }
  return (
    <TextField
      ref={field}
      id={`${id}-couponCode`}
      name="couponCode"
      label="쿠폰 코드"
      optional
      autoComplete="off"
      autoCapitalize="characters"
      error={said.fault}
      success={said.words}
      onChange={() => {
        key.current = ''
        if (said.fault ?? said.words) setSaid({})
      }}
      // Enter in it would place the order.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        void take()
      }}
      beside={
        <LineButton onClick={() => void take()} aria-busy={said.isBusy} aria-disabled={said.isBusy} className="shrink-0">
          적용
        </LineButton>
      }
    />
  )
}
