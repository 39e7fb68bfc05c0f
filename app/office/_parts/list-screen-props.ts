import type { ReactNode } from 'react'
import type { Person } from '@/builder/list/side'
import type { Rows } from '@/builder/list/use-rows'

/** What the page of a list hands to its screen. */
export interface ListScreenProps<C> {
  brand: ReactNode
  person: Person
  /** Query of the request, and the rows for it; undefined when they could not be read. */
  query: string
  first: Rows<C> | undefined
}
