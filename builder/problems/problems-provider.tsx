'use client'
import { createContext, use, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { NO_PROBLEMS, type ProblemCount, type ProblemState, type ProblemWatch } from './watch-problems'

const ProblemsContext = createContext<ProblemWatch | null>(null)

/** Provides the problems of the page to fields, tree and panels. */
export function ProblemsProvider({ watch, children }: { watch: ProblemWatch; children: ReactNode }) {
  return <ProblemsContext value={watch}>{children}</ProblemsContext>
}

export function useProblems<T>(select: (state: ProblemState) => T): T {
  const watch = use(ProblemsContext)
  if (!watch) throw new Error('This part of the builder stands outside <ProblemsProvider>.')
  return useStore(watch.store, select)
}

export const useProblemCount = (id: string): ProblemCount => useProblems(({ byBlock }) => byBlock.get(id) ?? NO_PROBLEMS)
