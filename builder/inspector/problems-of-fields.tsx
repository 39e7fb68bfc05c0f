'use client'
// The problems of the edited document by place, in a store outside React, so that a new list renders only the fields concerned.
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Problem } from '@/schemas/api/base/failure'

/** As the builder's own check finds them: warnings do not stop the editor. */
export type FieldProblem = Problem & { severity?: 'error' | 'warning' | 'info'; field?: string }

const ProblemsContext = createContext<StoreApi<ReadonlyMap<string, FieldProblem[]>>>(createStore(() => new Map()))

export function ProblemsOfFields({ problems, children }: { problems: ReadonlyMap<string, FieldProblem[]>; children: ReactNode }) {
  const [store] = useState(() => createStore(() => problems))
  useEffect(() => store.setState(problems, true), [store, problems])
  return <ProblemsContext value={store}>{children}</ProblemsContext>
}

export interface FieldWords {
  severity: 'error' | 'warning'
  message: string
  keyword?: string
}

export function useProblems(pointer: string): FieldWords[] {
  // Compared as text, because a new list is a new value on each read.
  const text = useStore(use(ProblemsContext), (problems) =>
    (problems.get(pointer) ?? [])
      .map(({ severity = 'error', keyword = '', message }) => [severity === 'error' ? 'error' : 'warning', keyword, message].join('\t'))
      .join('\n'),
  )
  if (text === '') return []
  return text.split('\n').map((line) => {
    const [severity, keyword = '', ...message] = line.split('\t')
    return { severity: severity as FieldWords['severity'], keyword, message: message.join(' ') }
  })
}

const IN_BLOCK = /^\/blocks\/\d+(?:\/slots\/[^/]*\/\d+)*/

/** Problems of one block by pointer into its props, with `''` for those without a field and `#show` for those of its display. */
export function problemsOfBlock(problems: readonly FieldProblem[], id: string): Map<string, FieldProblem[]> {
  const found = new Map<string, FieldProblem[]>()
  for (const problem of problems) {
    if (problem.blockId !== id || problem.severity === 'info') continue
    const rest = problem.field ?? problem.pointer.replace(IN_BLOCK, '')
    const place = rest.startsWith('/props') ? rest.slice('/props'.length) : rest.startsWith('/show') ? '#show' : ''
    found.set(place, [...(found.get(place) ?? []), problem])
  }
  return found
}

/** Problems of the page's own fields. */
export function problemsOfPage(problems: readonly FieldProblem[]): Map<string, FieldProblem[]> {
  const found = new Map<string, FieldProblem[]>()
  for (const problem of problems)
    if (problem.blockId === undefined && !problem.pointer.startsWith('/blocks'))
      found.set(problem.pointer, [...(found.get(problem.pointer) ?? []), problem])
  return found
}
