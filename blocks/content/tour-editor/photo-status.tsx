'use client'
import { Icon } from '@/lib/ui/icon'
import { useStored, useTour } from './tour-context'

/** Photographs on their way, and what was not taken. */
export function PhotoStatus() {
  const { photos } = useTour()
  const list = useStored(photos.store, (state) => state.list)
  const faults = useStored(photos.store, (state) => state.faults)
  const refused = list.filter(({ state }) => state === 'refused')
  const waiting = list.filter(({ state }) => state !== 'refused')
  const [first] = waiting
  return (
    <>
      <div role="status" className="empty:hidden">
        {first && (
          <div data-uploads="" className="mt-4 rounded-sm bg-surface px-5 py-4">
            <p className="flex items-center justify-between gap-4 text-small">
              <span className="min-w-0 truncate">
                {first.state === 'paused' ? '연결되면 이어서 올립니다' : '사진을 올리고 있습니다'} · {first.name}
              </span>
              <span className="numeric shrink-0 text-ink-mute">{waiting.length}장 남음</span>
            </p>
            <progress max={1} value={first.share} aria-label={`${first.name} 올리기`} className="mt-2 block h-1 w-full" />
            {first.state === 'paused' && (
              <button
                type="button"
                onClick={() => photos.retry()}
                className="mt-2 inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
              >
                지금 다시 올리기
              </button>
            )}
          </div>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {faults.map((text) => (
          <Fault key={text} text={text} dismiss={() => photos.dismissFaults()} />
        ))}
        {refused.map(({ id, name, fault }) => (
          <Fault key={id} text={`${fault ?? ''} (${name})`} dismiss={() => photos.dismiss(id)} />
        ))}
      </div>
    </>
  )
}

const Fault = ({ text, dismiss }: { text: string; dismiss: () => void }) => (
  <p className="mt-4 flex items-start justify-between gap-2 text-small text-danger">
    <span className="flex min-w-0 gap-1.5 pt-3 wrap-anywhere">
      <Icon name="warning" size={18} className="mt-0.5 shrink-0" />
      {text}
    </span>
    <button type="button" aria-label="알림 닫기" onClick={dismiss} className="grid size-11 shrink-0 place-items-center rounded-full">
      <Icon name="close" size={18} />
    </button>
  </p>
)
