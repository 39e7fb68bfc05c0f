'use client'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { afterPaint } from '@/lib/ui/after-paint'

interface Tab {
  key: string
  label: string
  panel: ReactNode
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs by the ARIA pattern: one tab stop, arrow keys choose. The URL names a tab only after the visitor chose it (RT-34). What was not
 * opened yet waits beside the document, in a template: six panels of photographs would be a fifth of a home page's elements.
 */
export function TabSet({
  id,
  label,
  tabs,
  first,
  queryName,
}: {
  id: string
  label: string
  tabs: Tab[]
  first: string
  queryName?: string | undefined
}) {
  const [chosen, setChosen] = useState<string>()
  const [visited, setVisited] = useState<readonly string[]>([])
  const list = useRef<HTMLDivElement>(null)
  const there = (key: string | undefined) => [key, first].find((one) => tabs.some((tab) => tab.key === one)) ?? tabs[0]!.key
  const open = there(chosen)
  const shown = there(visited.at(-1))
  // S-LAYER-1, but not for the initial panel, which is visible at once.
  const motion = chosen === undefined ? '' : 'transition-opacity duration-300 ease-(--ease-settle) starting:opacity-0'

  const showPanel = (key: string) => setVisited((before) => [...before.filter((one) => one !== key), key])
  const choose = (key: string) => {
    setChosen(key)
    // The tab answers a press at once, its panel in the frame after: a phone takes longer to lay out a panel of photographs.
    afterPaint(() => showPanel(key))
    if (!queryName) return
    const url = new URL(location.href)
    url.searchParams.set(queryName, key)
    history.replaceState(history.state, '', url)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Tab within that frame would land on the panel that is about to be hidden, and its focus would be lost.
    if (event.key === 'Tab' && shown !== open) showPanel(open)
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const index = step(
      tabs.findIndex((tab) => tab.key === open),
      tabs.length,
    )
    choose(tabs[index]!.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    <div className="frame">
      <div className="border-b border-line">
        <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="scroll-x -mb-px flex gap-6 md:gap-10">
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.key}`}
              aria-controls={`${id}-panel-${tab.key}`}
              aria-selected={tab.key === open}
              tabIndex={tab.key === open ? 0 : -1}
              onClick={() => choose(tab.key)}
              className="tab-word"
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          tabIndex={0}
          hidden={tab.key !== shown}
          className={`inside pt-8 md:pt-12 ${motion}`}
        >
          {(tab.key === shown || tab.key === first || visited.includes(tab.key)) && tab.panel}
        </div>
      ))}
    </div>
  )
}
