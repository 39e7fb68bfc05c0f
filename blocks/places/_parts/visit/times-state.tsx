import type { Ref } from 'react'
import type { KnownTimes } from './use-visit-times'

interface Props {
  state: Exclude<KnownTimes['state'], 'there'>
  onRetry: () => void
  ref?: Ref<HTMLDivElement>
}

/** Why no times are shown yet, and what to do. */
export function TimesState({ state, onRetry, ref }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <p role="status" className="text-ink-soft">
        {state === 'loading' && '방문할 수 있는 시간을 불러오고 있습니다.'}
        {state === 'closed' && '지금 방문 예약을 받지 않습니다. 전화로 문의해 주세요.'}
        {state === 'failed' && '방문할 수 있는 시간을 불러오지 못했습니다.'}
      </p>
      {state === 'failed' && (
        <button type="button" onClick={onRetry} className="action action-line action-md mt-4">
          다시 불러오기
        </button>
      )}
    </div>
  )
}
