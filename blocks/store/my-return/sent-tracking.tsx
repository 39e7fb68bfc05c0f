'use client'
import { useEffect, useRef, useState } from 'react'
import { hasTypedFields } from '@/lib/ui/has-typed-fields'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { FactRows } from '../_parts/orders/fact-rows'
import { TrackingForm } from './tracking-form'

interface Props {
  id: string
  returnSeq: number
  carrier: string
  /** Empty before the buyer has said it. */
  trackingNo: string
}

/** By whom the buyer sends the pieces, and under which number; it can be changed until they have arrived. */
export function SentTracking({ id, returnSeq, ...first }: Props) {
  const [sent, setSent] = useState<Pick<Props, 'carrier' | 'trackingNo'>>(first)
  const [form, setForm] = useState<'shut' | 'open' | 'pressed'>(first.trackingNo === '' ? 'open' : 'shut')
  const wasShut = useRef(true)
  useEffect(() => {
    // What was typed before a reload or a sign-in shows itself.
    if (hasTypedFields()) void Promise.resolve().then(() => setForm('open'))
  }, [])
  // The form is gone: the focus goes to what opens it again.
  useEffect(() => {
    if (form === 'shut' && !wasShut.current) document.getElementById(`${id}-change`)?.focus()
    wasShut.current = form === 'shut'
  }, [form, id])
  if (form !== 'shut')
    return (
      <>
        {sent.trackingNo === '' && (
          <p className="mb-5 text-ink-mute">상품을 보내신 뒤 택배사와 송장 번호를 알려 주시면 더 빨리 확인할 수 있습니다.</p>
        )}
        <TrackingForm
          id={id}
          returnSeq={returnSeq}
          {...sent}
          isPressed={form === 'pressed'}
          onSaved={(saved) => {
            setSent(saved)
            setForm('shut')
          }}
          onCancel={sent.trackingNo === '' ? undefined : () => setForm('shut')}
        />
      </>
    )
  return (
    <>
      <FactRows
        rows={[
          ['택배사', carrierWords(sent.carrier)],
          ['송장 번호', sent.trackingNo],
        ]}
      />
      <LineButton id={`${id}-change`} onClick={() => setForm('pressed')} className="mt-4">
        송장 번호 고치기
      </LineButton>
    </>
  )
}
