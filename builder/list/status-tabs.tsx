'use client'
import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { TAB, TAB_LIST } from '../ui/tab'

const ALL = 'all'

interface StatusTabsProps<T extends string> {
  statuses: readonly T[]
  wordsOf: (status: T) => string
  /** Number of rows per status under the same search and filters; undefined until known. */
  counts: Readonly<Record<'all' | T, number>> | undefined
  /** Null for all. */
  value: T | null
  onChange: (status: T | null) => void
  children: ReactNode
}

/** Filters the list by the status of its rows. */
export function StatusTabs<T extends string>({ statuses, wordsOf, counts, value, onChange, children }: StatusTabsProps<T>) {
  const open = value ?? ALL
  return (
    <Tabs.Root value={open} onValueChange={(next) => onChange(statuses.find((one) => one === next) ?? null)}>
      <Tabs.List aria-label="상태" className={TAB_LIST}>
        {[ALL, ...statuses].map((one) => (
          <Tabs.Tab key={one} value={one} className={TAB}>
            {one === ALL ? '전체' : wordsOf(one as T)}{' '}
            <span className="text-studio-label font-normal tabular-nums">{counts?.[one as T | 'all'] ?? ''}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open} className="outline-none">
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
