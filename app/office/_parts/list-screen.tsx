'use client'
import type { ReactNode } from 'react'
import { ListHeader, type CreateAct } from '@/builder/list/list-header'
import type { SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { TotalAnnouncement } from '@/builder/list/total-announcement'
import type { Unit } from '@/builder/list/total-words'
import type { RowsState } from '@/builder/list/use-rows'
import type { AnyContract } from '@/schemas/api/base/contract'
import { OFFICE_LINKS } from './office-links'

interface Props<C> extends Pick<SideProps, 'brand' | 'person' | 'here'> {
  title: string
  /** How many rows are shown; those of `list` unless something else is. */
  count?: number | undefined
  /** What rows are counted in; things by default. */
  unit?: Unit | undefined
  create?: CreateAct | undefined
  /** A button of its own in the title's line. */
  act?: ReactNode
  /** Whose total is announced; undefined while something else is shown. */
  list?: RowsState<C> | undefined
  children: ReactNode
}

/** The frame of a screen in the office: the navigation, the title with the total of its list, its own part, and the total for screen readers. */
export function ListScreen<C extends AnyContract>({ brand, person, here, title, count, unit, create, act, list, children }: Props<C>) {
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here }
  return (
    <SideFrame side={side}>
      <ListHeader side={side} title={title} count={count ?? list?.data?.answer.totalCount} unit={unit} create={create} act={act} />
      {children}
      {list && <TotalAnnouncement list={list} unit={unit} />}
    </SideFrame>
  )
}
