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

/** One problem; a press focuses its field, or that of a further place. */
export function ProblemRow({ problem, onJump, of }: ProblemRowProps) {
  const { Icon, word, tone } = LOOKS[problem.severity]
  const row = (
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
  if (!problem.others) return row
  return (
    <>
      {row}
      <ul aria-label="같은 문제의 다른 곳" className="flex flex-wrap gap-x-3 pr-4 pb-1 pl-10">
        {problem.others.map(({ pointer, words }) => (
          <li key={pointer} className="min-w-0">
            <button
              type="button"
              onClick={() => onJump({ ...problem, pointer })}
              className="min-h-8 text-left text-studio-label font-normal wrap-anywhere underline underline-offset-2 max-md:min-h-11"
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
