'use client'
import { signIn } from './sign-in'
import { useStored, useTour } from './tour-context'

/** In the bar at the lower edge of the screen, so that it is seen wherever one writes: photographs on their way, and that some were not taken. */
export function PhotoStatus() {
  const session = useTour()
  const { photos } = session
  const [first, ...others] = useStored(photos.store, (state) => state.list)
  const late = useStored(photos.store, (state) => state.faults.filter(({ isLate }) => isLate).length)
  return (
    <>
      {late > 0 && (
        <p role="alert" className="flex items-center justify-between gap-2 text-small text-danger">
          <span className="numeric">올리지 못한 사진이 {late}장 있습니다.</span>
          <button
            type="button"
            onClick={showFault}
            className="inline-flex min-h-11 shrink-0 items-center font-semibold underline underline-offset-4"
          >
            이유 보기
          </button>
        </p>
      )}
      <div role="status" className="empty:hidden">
        {first && (
          <div data-uploads="" className="pb-3">
            <p className="flex items-center justify-between gap-4 text-small">
              <span className="min-w-0 truncate">
                {first.state !== 'paused'
                  ? '사진을 올리고 있습니다'
                  : first.needsLogin
                    ? '로그인하면 이어서 올립니다'
                    : '연결되면 이어서 올립니다'}{' '}
                · {first.name}
              </span>
              <span className="numeric shrink-0 text-ink-mute">{others.length + 1}장 남음</span>
            </p>
            <progress max={1} value={first.share} aria-label={`${first.name} 올리기`} className="mt-2 block h-1 w-full" />
            {first.state === 'paused' && (
              <button
                type="button"
                onClick={() => (first.needsLogin ? void signIn(session) : photos.retry())}
                className="mt-2 inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
              >
                {first.needsLogin ? '로그인하고 이어 올리기' : '지금 다시 올리기'}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** Leads to the first of them, with the focus on what closes it. */
function showFault(): void {
  const fault = document.querySelector<HTMLElement>('[data-photo-fault]')
  fault?.querySelector('button')?.focus({ preventScroll: true })
  fault?.scrollIntoView({ block: 'center' })
}
