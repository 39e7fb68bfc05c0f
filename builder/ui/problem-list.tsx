'use client'
import { CircleAlert } from 'lucide-react'
import type { Problem } from '@/schemas/api/base/failure'
import { ICON } from './icon'

/** How many problems are listed; the rest is a number. */
const SHOWN = 50

interface ProblemListProps {
  problems: readonly Problem[]
  onJump?: (problem: Problem) => void
  /** Whether the problems are those of a file, in which their pointers say where to look. */
  isFile?: boolean
}

/** The reasons of a refusal; a click on one with a place focuses it. */
export function ProblemList({ problems, onJump, isFile = false }: ProblemListProps) {
  return (
    <ul className="min-h-0 overflow-y-auto rounded-md border border-studio-line">
      {problems.slice(0, SHOWN).map((problem, i) => (
        <li key={`${problem.pointer}${i}`} className="border-b border-studio-line last:border-b-0">
          <Row problem={problem} isFile={isFile} {...(onJump && problem.blockId ? { onJump } : {})} />
        </li>
      ))}
      {problems.length > SHOWN && <li className="px-3 py-2 text-studio-text-mute">그 밖에 {problems.length - SHOWN}건이 더 있습니다.</li>}
    </ul>
  )
}

function Row({ problem, isFile, onJump }: { problem: Problem; isFile: boolean; onJump?: (problem: Problem) => void }) {
  const content = (
    <>
      <CircleAlert {...ICON} className="mt-0.5 shrink-0 text-danger" />
      <span className="min-w-0">
        <span className="block">{problem.message}</span>
        {problem.place && <span className="block text-studio-micro text-studio-text-mute">{problem.place}</span>}
        {isFile && problem.pointer && (
          <code className="block font-mono text-studio-micro break-all text-studio-text-mute">{problem.pointer}</code>
        )}
      </span>
    </>
  )
  return onJump ? (
    <button type="button" onClick={() => onJump(problem)} className="flex w-full gap-2 px-3 py-2 text-left hover:bg-studio-100">
      {content}
    </button>
  ) : (
    <div className="flex gap-2 px-3 py-2">{content}</div>
  )
}
