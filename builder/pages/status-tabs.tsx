'use client'
import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import type { PageStatus } from '@/schemas/api/site/builder'
import { statusWords } from '../ui/status-pill'
import type { ListView } from './list-view'
import type { Go } from './use-view'

const SHOWN = ['published', 'changed', 'draft', 'withdrawn'] as const
const ALL = 'all'

/** Tabs above a list. */
export const TAB_LIST = 'scroll-x mt-3.5 flex gap-6 border-b border-studio-line max-md:-mx-4 max-md:mt-2 max-md:gap-3.5 max-md:px-4'
export const TAB =
  '-mb-px h-10 shrink-0 border-b-2 border-transparent whitespace-nowrap text-studio-text-mute hover:text-studio-text focus-visible:-outline-offset-2 aria-selected:border-studio-text aria-selected:font-semibold aria-selected:text-studio-text max-md:h-11 max-md:min-w-11 max-md:text-small'

/** How the drafts stand to what visitors see, with how many there are of each under the same search and filters. */
export function StatusTabs({
  view,
  go,
  counts,
  children,
}: {
  view: ListView
  go: Go
  counts: Record<'all' | PageStatus, number> | undefined
  children: ReactNode
}) {
  const value = view.status ?? ALL
  return (
    <Tabs.Root value={value} onValueChange={(next) => go({ status: SHOWN.find((one) => one === next) ?? null })}>
      <Tabs.List aria-label="상태" className={TAB_LIST}>
        {[ALL, ...SHOWN].map((one) => (
          <Tabs.Tab key={one} value={one} className={TAB}>
            {one === ALL ? '전체' : statusWords(one as PageStatus)}{' '}
            <span className="text-studio-label font-normal tabular-nums">{counts?.[one as PageStatus | 'all'] ?? ''}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value} className="outline-none">
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
