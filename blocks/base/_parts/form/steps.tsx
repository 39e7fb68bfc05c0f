import { Icon } from '@/lib/ui/icon'

/** The current step of a form of several pages. On phones only the current step has its label. */
export function Steps({ labels, current }: { labels: readonly string[]; current: number }) {
  return (
    <ol aria-label="진행 단계" className="mb-8 flex flex-wrap items-center gap-x-2.5 gap-y-2 md:mb-12 md:gap-x-5">
      {labels.map((label, i) => {
        const isDone = i < current
        const isCurrent = i === current
        return (
          <li key={label} aria-current={isCurrent ? 'step' : undefined} className="flex items-center gap-2 text-small">
            <span
              aria-hidden="true"
              className={`numeric grid size-6 place-items-center rounded-full text-caption ${isCurrent ? 'bg-ink text-on-ink' : isDone ? 'bg-surface-deep text-ink' : 'border border-line-field text-ink-mute'}`}
            >
              {isDone ? <Icon name="check" size={14} /> : i + 1}
            </span>
            <span className={isCurrent ? 'font-semibold' : 'text-ink-mute max-md:sr-only'}>
              {label}
              {isDone && <span className="sr-only"> 완료</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
