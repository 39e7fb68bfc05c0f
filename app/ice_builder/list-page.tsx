import type { ComponentType } from 'react'
import { firstRows } from '@/app/office/_parts/first-rows'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import type { AnyContract, Input } from '@/schemas/api/base/contract'
import { Brand } from './brand'
import { queryOf, type SearchParams } from './query-of'
import { refusalFor, type RefusedScreen } from './refusal-for'
import { requireStaff } from './require-staff'

/** A list or a board whose view is the query of its URL: a desk, or what is like one. */
interface ListOf<C extends AnyContract, V> extends RefusedScreen {
  contract: C
  read: (query: string) => V
  inputOf: (view: V) => Input<C>
}

/** The page of a list, or of one of several by the query, rendered with its first rows; afterwards the browser requests them. */
export const listPage = <C extends AnyContract, V>(
  of: ListOf<C, V> | ((query: string) => ListOf<C, V>),
  Screen: ComponentType<ListScreenProps<C>>,
) =>
  async function ListPage({ searchParams }: { searchParams: SearchParams }) {
    const person = await requireStaff()
    const query = await queryOf(searchParams)
    const list = typeof of === 'function' ? of(query) : of
    const refusal = refusalFor(list, person)
    if (refusal) return refusal
    const first = await firstRows(list.contract, list.inputOf(list.read(query)))
    return <Screen brand={<Brand />} person={person} query={query} first={first} />
  }
