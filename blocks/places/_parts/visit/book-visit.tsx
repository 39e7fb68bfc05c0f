'use client'
import { useEffect, useRef, useState } from 'react'
import { hasTypedFields } from '@/lib/ui/has-typed-fields'
import type { BookingForm } from './booking-form'

interface Props {
  id: string
  /** `shop:…` or `house:3`. */
  place: string
  /** Opens the form at once: a page that has nothing else. */
  isOpen?: boolean
}

/** Booking a visit: a button until somebody wants to book, because the calendar and the form are more than the rest of the page. */
export function BookVisit({ id, place, isOpen = false }: Props) {
  const [Form, setForm] = useState<typeof BookingForm>()
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed')
  const isStarted = useRef(false)
  const open = async () => {
    if (isStarted.current) return
    isStarted.current = true
    setState('opening')
    try {
      const part = await import('./booking-form')
      setForm(() => part.BookingForm)
    } catch {
      isStarted.current = false
      setState('failed')
    }
  }
  useEffect(() => {
    // Words that were typed before a reload or a sign-in come back with the form.
    if (isOpen || hasTypedFields()) void Promise.resolve().then(open)
  }, [isOpen])
  if (Form) return <Form id={id} place={place} isFocused={!isOpen} />
  return (
    <>
      <button
        type="button"
        aria-busy={state === 'opening'}
        aria-disabled={state === 'opening' || undefined}
        onClick={() => void open()}
        className="action action-primary action-lg"
      >
        {state === 'opening' ? '불러오고 있습니다' : '방문 시간 고르기'}
      </button>
      <p role="status" className="mt-2 text-small text-ink-mute empty:hidden">
        {state === 'failed' && '예약 화면을 불러오지 못했습니다. 연결을 확인한 뒤 다시 눌러 주세요.'}
      </p>
    </>
  )
}
