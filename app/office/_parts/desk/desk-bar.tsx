'use client'
import { Download, type LucideIcon } from 'lucide-react'
import { ChooseColumns } from '@/builder/list/choose-columns'
import { readChoice, writeChoice } from '@/builder/list/column-choice'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import type { AnyContract } from '@/schemas/api/base/contract'
import { ListViews } from '../list-views'
import { chosenFrom } from './arranged-columns'
import { DeskFilters } from './desk-filters'
import type { DeskRequest, DeskState } from './use-desk'

/** Fewer need no choice. */
const LEAST_TO_CHOOSE = 3

/** What stands above the rows: search, filters and saved views, and at the end what concerns the whole list. */
export function DeskBar<C extends AnyContract>({ state }: { state: DeskState<C> }) {
  const { desk, person, rows, now, permitted, setAsked, columns, onColumns } = state
  const free = chosenFrom(desk)
  const usual = free.map(({ id }) => id)
  const tools = permitted.tools.filter((tool) => tool.for?.(now) ?? true)
  const hasFile = permitted.file !== undefined && now.total > 0 && (permitted.file.for?.(now) ?? true)
  const button = (asked: DeskRequest<C>, words: string, Icon: LucideIcon, look = LINE_BUTTON) => (
    <button key={words} type="button" className={look} onClick={() => setAsked(asked)}>
      <Icon {...ICON} />
      {words}
    </button>
  )
  const find = desk.find?.button
  const { end: End } = desk
  return (
    <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
      <DeskFilters state={state}>{find && button({ kind: 'find' }, find.words, find.icon)}</DeskFilters>
      {desk.savedViews && (
        <ListViews of={desk.savedViews} person={person} kind={desk} rows={rows} columns={columns} onColumns={onColumns} />
      )}
      {free.length >= LEAST_TO_CHOOSE && (
        <ChooseColumns
          columns={free}
          choice={readChoice(columns ?? usual)}
          onChange={(choice) => onColumns(writeChoice(choice))}
          onReset={columns ? () => onColumns(undefined) : undefined}
        />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden md:ml-auto">
        {tools.map((tool) => button({ kind: 'tool', tool }, tool.words, tool.icon, tool.isMain && MAIN_BUTTON))}
        {hasFile && button({ kind: 'file' }, '내려받기', Download)}
        {End && <End now={now} />}
      </div>
    </div>
  )
}
