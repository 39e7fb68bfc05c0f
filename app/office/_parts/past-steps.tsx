import { fullMoment } from '@/builder/list/recent-moment'

interface PastStep {
  words: string
  by: string
  /** Why, or how; empty where nothing is to be said. */
  reason: string
  at: string
}

/** The states that a record has been in: who brought it there, why and when. */
export const PastSteps = ({ steps }: { steps: readonly PastStep[] }) => (
  <ol className="grid gap-2">
    {steps.map(({ words, by, reason, at }) => (
      <li key={at + words} className="wrap-anywhere">
        <span className="font-semibold">{words}</span> · {by}
        {reason && ` · ${reason}`}
        <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">{fullMoment(at)}</span>
      </li>
    ))}
  </ol>
)
