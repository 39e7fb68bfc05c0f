// The pages of the console: for staff alone, by the right of their screen, rendered with what they show first.
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ComponentType, ReactNode } from 'react'
import { firstRows } from '@/app/office/_parts/first-rows'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { NoRight } from '@/app/office/_parts/no-right'
import type { AnyContract, Input, Item } from '@/schemas/api/base/contract'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from './brand'
import { queryOf, type SearchParams } from './query-of'
import { readOne } from './read-one'
import { requireStaff, type Staff } from './require-staff'

interface Titled {
  /** The right that shows the screen. */
  id: string
  /** Its link in the navigation; that of `id` without it. */
  here?: string
  title: string
}

/** A list or a board whose view is the query of its URL: a desk, or what is like one. */
interface ListOf<C extends AnyContract, V> extends Titled {
  contract: C
  read: (query: string) => V
  inputOf: (view: V) => Input<C>
}

/** The title of a screen of the console, for those who may enter it. */
export const staffMetadata =
  ({ title }: { title: string }) =>
  async (): Promise<Metadata> => {
    await requireStaff()
    return { title: `${title} | ${settings().brandName} 마루` }
  }

/** Why this person may not see the screen; undefined for those who may. */
const refusalFor = ({ id, here = id, title }: Titled, person: Staff): ReactNode =>
  rightsOf(person).sees(id) ? undefined : <NoRight brand={<Brand />} person={person} here={here} title={title} />

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

interface DetailProps<C extends AnyContract> {
  brand: ReactNode
  person: Staff
  query: string
  first: Item<C>
  /** When it was read: deadlines are judged by that moment on both sides. */
  now: number
}

/**
 * The page of one row, whose parameters are the input of its contract; people are masked until a reason is given.
 * @param missing said to the people of a shop, who may follow a link to what is not theirs.
 */
export const detailPage = <C extends AnyContract>(of: Titled, contract: C, Screen: ComponentType<DetailProps<C>>, missing?: string) =>
  async function DetailPage({ params, searchParams }: { params: Promise<Record<string, string>>; searchParams: SearchParams }) {
    const person = await requireStaff()
    const refusal = refusalFor(of, person)
    if (refusal) return refusal
    const [given, query] = [await params, await queryOf(searchParams)]
    const first = await readOne(contract, given)
    if (first !== undefined)
      return <Screen key={Object.values(given).join('/')} {...{ person, query, first }} brand={<Brand />} now={Date.now()} />
    if (!missing || !person.shopName) notFound()
    return <NoRight brand={<Brand />} person={person} here={of.here ?? of.id} title={of.title} missing={missing} />
  }
