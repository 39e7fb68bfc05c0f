'use client'
import { useRef, useState } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { cancelSample, readSample, type Sample } from '@/schemas/api/store/samples'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { isCancellable, SAMPLE_STATE_WORDS } from '@/schemas/rules/store/samples'
import { formatDateTime } from '@/schemas/words/dates'
import { Badge } from '@/blocks/base/_parts/badge'
import { FactTable } from '@/blocks/base/_parts/fact-table'

const SAID: Readonly<Record<Sample['state'], string>> = {
  requested: '샘플 신청을 받았습니다. 준비를 시작하면 문자로 알려 드립니다.',
  preparing: '샘플을 준비하고 있습니다. 보내면 문자로 알려 드립니다.',
  sent: '샘플을 보냈습니다.',
  cancelled: '샘플 신청이 취소되었습니다.',
}

/** One request, with a way to take it back until it is prepared. */
export function SampleCard({ first }: { first: Sample }) {
  const [sample, setSample] = useState(first)
  const isBusy = useRef(false)
  const { state, key, version } = sample
  const cancel = async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await showConfirmDialog({
        title: '샘플 신청을 취소하시겠습니까?',
        text: '취소하신 뒤에 다시 신청하실 수 있습니다.',
        okLabel: '신청 취소',
      })
      if (answer === 'ok') setSample((await call(cancelSample, { key, version })).item)
    } catch (error) {
      await sayFailure(error, { id: cancelSample.id })
      if (error instanceof CallFailure && error.status === 409)
        await call(readSample, { key }).then(
          ({ item }) => setSample(item),
          () => undefined,
        )
    } finally {
      isBusy.current = false
    }
  }
  return (
    <>
      <div className="mt-6">
        <Badge tone={state === 'cancelled' ? 'quiet' : 'accent'}>{SAMPLE_STATE_WORDS[state]}</Badge>
      </div>
      <p role="status" className="mt-3 font-semibold text-brand">
        {SAID[state]}
      </p>
      <div className="mt-5">
        <FactTable caption="신청한 샘플" rows={rowsOf(sample)} />
      </div>
      {isCancellable(state) && (
        <div className="mt-6 flex flex-wrap gap-2">
          <button type="button" onClick={() => void cancel()} className="action action-line action-md">
            신청 취소
          </button>
        </div>
      )}
    </>
  )
}

const rowsOf = ({ sampleSeq, lines, name, address, carrier, trackingNo, cancelReason, requestedAt }: Sample) => [
  { label: '신청 번호', value: String(sampleSeq) },
  { label: '샘플', value: lines.map((line) => `${line.name} (${line.number})`).join(', ') },
  ...(name ? [{ label: '받는 곳', value: `${name}, ${address}` }] : []),
  { label: '신청', value: formatDateTime(requestedAt) },
  ...(trackingNo ? [{ label: '배송', value: `${carrierWords(carrier)} ${trackingNo}` }] : []),
  ...(cancelReason ? [{ label: '취소 사유', value: cancelReason }] : []),
]
