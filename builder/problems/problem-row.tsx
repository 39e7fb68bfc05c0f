import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { FoundProblem, Severity } from './found-problem'

const LOOKS = {
  error: { Icon: CircleAlert, word: '오류', tone: 'text-danger' },
  warning: { Icon: TriangleAlert, word: '주의', tone: 'text-warning' },
  info: { Icon: Info, word: '알림', tone: 'text-info' },
} as const satisfies Record<Severity, unknown>

interface ProblemRowProps {
  problem: FoundProblem
  onJump: (problem: FoundProblem) => void
  /** The block's name, when no heading above shows it. */
  of?: string
}

/** One problem; a press focuses its field. */
export function ProblemRow({ problem, onJump, of }: ProblemRowProps) {
  const { Icon, word, tone } = LOOKS[problem.severity]
  return (
    <button
      type="button"
      onClick={() => onJump(problem)}
      className="flex min-h-8 w-full items-start gap-2 px-4 py-1.5 text-left hover:bg-studio-select-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-studio-select max-md:min-h-11 pointer-coarse:min-h-11"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
      <span className="min-w-0 wrap-anywhere">
        <span className={`me-1.5 font-semibold ${tone}`}>{word}</span>
        {problem.message}
        {of && <span className="block text-studio-label font-normal text-studio-text-mute">{of}</span>}
      </span>
    </button>
  )
}
