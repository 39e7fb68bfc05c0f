import type { OwnReturn } from '@/schemas/api/store/returns'
import { RETURN_MOVES, RETURN_STATE_WORDS, type ReturnState } from '@/schemas/rules/store/return-states'
import { formatDateTime } from '@/schemas/words/dates'

const STEPS: readonly ReturnState[] = ['requested', 'collecting', 'received', 'settled']

/** What happened, and while it goes on what comes next; the present state is marked, and a refusal says why. */
export function ReturnTimeline({ own: { state, moves } }: { own: OwnReturn }) {
  const isOver = RETURN_MOVES[state].length === 0
  const coming = isOver ? [] : STEPS.slice(STEPS.indexOf(state) + 1)
  return (
    <ol aria-label="진행 단계" className="mt-5 border-t border-ink">
      {moves.map(({ state: entered, reason, at }, index) => (
        <li key={entered} aria-current={index === moves.length - 1 ? 'step' : undefined} className="border-b border-line py-4">
          <p className="font-semibold">{RETURN_STATE_WORDS[entered]}</p>
          <p className="numeric mt-1 text-small text-ink-mute">{formatDateTime(at)}</p>
          {reason && <p className="mt-1 wrap-anywhere">{reason}</p>}
        </li>
      ))}
      {coming.map((next) => (
        <li key={next} className="border-b border-line py-4 text-ink-mute">
          {RETURN_STATE_WORDS[next]} <span className="text-small">예정</span>
        </li>
      ))}
    </ol>
  )
}
