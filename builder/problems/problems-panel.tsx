'use client'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import type { FoundProblem, Severity } from './found-problem'
import { ProblemRow } from './problem-row'

interface Props {
  /** In the order of `findProblems`. */
  problems: readonly FoundProblem[]
  onJump: (problem: FoundProblem) => void
  /** The name of a block, as in the tree of layers. */
  labelOf: (blockId: string) => string
}

/** At most this many problems are shown; an editor with more begins at the top. */
const MOST = 200

/** Every problem of the page, grouped by block; a click focuses its field. */
export function ProblemsPanel({ problems, onJump, labelOf }: Props) {
  const heading = useId()
  const shown = problems.slice(0, MOST)
  return (
    <section aria-labelledby={heading} className="flex min-h-0 flex-col text-studio-body text-studio-text">
      <h2 id={heading} className="sr-only">
        문제
      </h2>
      {problems.length === 0 ? (
        <div role="status" className="flex flex-col items-center gap-2 px-6 py-12 text-center">
          <CircleCheck size={24} strokeWidth={1.75} aria-hidden="true" className="text-success" />
          <p>
            문제가 없습니다.
            <br />
            게시할 수 있습니다.
          </p>
        </div>
      ) : (
        <>
          <p role="status" className="border-b border-studio-line px-4 py-3 text-studio-text-mute">
            {summaryOf(problems)}
          </p>
          <ul className="min-h-0 flex-1 overflow-y-auto pb-4">
            {groupsOf(shown).map((group) => (
              <li key={group.blockId ?? ''}>
                <h3 className="truncate px-4 pt-4 pb-1 text-studio-label text-studio-text-mute">
                  {group.blockId === undefined ? '페이지' : labelOf(group.blockId)}
                </h3>
                <ul>
                  {group.problems.map((problem, i) => (
                    <li key={i}>
                      <ProblemRow problem={problem} onJump={onJump} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {problems.length > MOST && (
            <p className="border-t border-studio-line px-4 py-3 text-studio-text-mute">
              {(problems.length - MOST).toLocaleString('ko-KR')}개가 더 있습니다. 위의 것부터 고쳐 주세요.
            </p>
          )}
        </>
      )}
    </section>
  )
}

function summaryOf(problems: readonly FoundProblem[]): string {
  const count = (severity: Severity): number => problems.filter((problem) => problem.severity === severity).length
  const [errors, warnings] = [count('error'), count('warning')]
  const look = warnings > 0 ? `살펴볼 곳이 ${warnings}곳 있습니다.` : ''
  return `${errors > 0 ? `게시하려면 ${errors}곳을 고쳐 주세요.` : '게시할 수 있습니다.'} ${look}`.trim()
}

interface Group {
  blockId: string | undefined
  problems: FoundProblem[]
}

/** Groups neighbours in the list that belong to one block. */
function groupsOf(problems: readonly FoundProblem[]): Group[] {
  const groups: Group[] = []
  for (const problem of problems) {
    const last = groups.at(-1)
    if (last && last.blockId === problem.blockId) last.problems.push(problem)
    else groups.push({ blockId: problem.blockId, problems: [problem] })
  }
  return groups
}
