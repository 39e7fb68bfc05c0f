import type { Person } from '@/builder/list/side'
import type { AnyContract, Item, Listed } from '@/schemas/api/base/contract'

type Choices = Readonly<Record<string, string>>

interface Named {
  /** Name in the input of the contract. */
  name: string
  /** Name in the URL, where it is another one. */
  query?: string
}

export type DeskFilter<C extends AnyContract = AnyContract> =
  | (Named & {
      kind: 'choose'
      label: string
      /** Words of each value; the first choice is `usual`, which the URL leaves out. */
      choices: Choices
      /** Which is usual, where it is not the first: numbers as names stand in their own order. */
      usual?: string
      /** Words of the first choice where it asks the contract for nothing; without them that choice is the first of `choices`. */
      all?: string
      /** Words that are others for this person. */
      wordsFor?: (person: Person) => Choices
    })
  /** Choices that the server knows: asked for, or brought by the item of the list. `pattern`: what the URL may carry. */
  | (Named & { kind: 'load'; label: string; all: string; pattern: RegExp; load: () => Promise<Choices> })
  | (Named & { kind: 'item'; label: string; all: string; pattern: RegExp; choices: (item: Item<C> | undefined, chosen: string) => Choices })
  /** Set by a link elsewhere, and taken away by a button with these words. */
  | (Named & { kind: 'link'; pattern: RegExp; clear: string | ((value: string, rows: readonly Listed<C>[]) => string) })
  /** Part of the URL, and not shown among the filters. */
  | (Named & { kind: 'hidden'; pattern: RegExp })
  /** Days in Seoul, by their names in the input and in the URL. `group`: what several days are together. */
  | { kind: 'days'; names: readonly string[]; labels: readonly string[]; group?: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A value of a view: its name in the input and in the URL, and what is taken for one. */
export interface FilterField {
  name: string
  query: string
  isValue: (text: string) => boolean
}

type Choose<C extends AnyContract> = Extract<DeskFilter<C>, { kind: 'choose' }>

/** What a choice asks for where the URL says nothing; undefined where that is nothing. */
export const usualOf = <C extends AnyContract>({ all, usual, choices }: Choose<C>): string | undefined =>
  all === undefined ? (usual ?? Object.keys(choices)[0]) : undefined

export function fieldsOf<C extends AnyContract>(filter: DeskFilter<C>): FilterField[] {
  if (filter.kind === 'days') return filter.names.map((name) => ({ name, query: name, isValue: (text) => DAY.test(text) }))
  const { name, query = name } = filter
  if (filter.kind !== 'choose') return [{ name, query, isValue: (text) => filter.pattern.test(text) }]
  const usual = usualOf(filter)
  return [{ name, query, isValue: (text) => text !== usual && Object.hasOwn(filter.choices, text) }]
}
