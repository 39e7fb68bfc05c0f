import { fullMoment } from '@/builder/list/recent-moment'
import { ActButton } from '@/builder/ui/act-button'
import { Pill } from '@/builder/ui/pill'
import type { Listed } from '@/schemas/api/base/contract'
import type { FirstDayState, listFirstDay } from '@/schemas/api/site/opening'

export type Task = Listed<typeof listFirstDay>

interface TaskLineProps {
  task: Task
  canWrite: boolean
  onDone: () => void
  onWaive: () => void
  onAgain: () => void
}

const STATES: Record<FirstDayState, readonly [string, string]> = {
  open: ['남음', 'bg-warning-500'],
  done: ['확인함', 'bg-success'],
  waived: ['보류', 'bg-info'],
}
const QUIET = 'text-studio-label font-normal text-studio-text-mute'

/** One thing to make true: what stands there, where it is changed, and what was decided by whom. */
export function TaskLine({ task, canWrite, onDone, onWaive, onAgain }: TaskLineProps) {
  const { title, value, path, help, shippedYn, state, by, at, reason } = task
  const [words, dot] = STATES[state]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        {path ? (
          <a href={path} className="py-1 font-medium wrap-anywhere underline underline-offset-4">
            {title}
          </a>
        ) : (
          <span className="font-medium">{title}</span>
        )}
        {value && <p className="wrap-anywhere">{value}</p>}
        {help && <p className={QUIET}>{help}</p>}
        {state === 'open' ? (
          shippedYn === 'Y' && <p className="text-studio-label font-normal text-warning">처음 들어 있던 내용 그대로입니다.</p>
        ) : (
          <p className={QUIET}>{[`${by}, ${fullMoment(at)}`, reason].filter(Boolean).join(' · ')}</p>
        )}
      </div>
      <Pill dot={dot}>{words}</Pill>
      {canWrite && (
        <div className="flex gap-2">
          {state === 'open' ? (
            <>
              <ActButton aria-label={`${title} 확인함`} onClick={onDone}>
                확인함
              </ActButton>
              <ActButton aria-label={`${title} 보류`} onClick={onWaive}>
                보류
              </ActButton>
            </>
          ) : (
            <ActButton aria-label={`${title} 판단 되돌리기`} onClick={onAgain}>
              되돌리기
            </ActButton>
          )}
        </div>
      )}
    </li>
  )
}
