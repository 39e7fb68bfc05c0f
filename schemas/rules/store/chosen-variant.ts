// How the options of goods depend on each other: what is chosen of the earlier ones decides what the later ones offer. Pure, so that the
// page of the goods and the cart's change of an option offer the same.

/** A combination of the options, as `goods.read` has it. */
export interface Choosable {
  variantId: string
  /** One value of each option, in their order. */
  choices: readonly string[]
  extraPrice: number
  /** Pieces that can be bought: 0 sold out; null where more than enough. */
  left: number | null
}

/** The chosen value of each option, in their order; undefined where none is. */
export type Chosen = readonly (string | undefined)[]

export interface Offer {
  value: string
  /** `none`: there is no such combination with what was chosen before. */
  state: 'open' | 'soldOut' | 'none'
  /** Of the one combination that this value decides on; null while several are left. */
  variant: Choosable | null
}

/** The combination that is chosen; undefined until each option has a value. Goods without options have one. */
export const chosenVariant = <V extends Choosable>(variants: readonly V[], chosen: Chosen): V | undefined =>
  chosen.includes(undefined) ? undefined : variants.find(({ choices }) => choices.every((choice, i) => choice === chosen[i]))

/** What an option offers, given what is chosen of those before it. */
export function offersOf(values: readonly string[], variants: readonly Choosable[], chosen: Chosen, at: number): Offer[] {
  const earlier = variants.filter(({ choices }) => choices.every((choice, i) => i >= at || chosen[i] === undefined || chosen[i] === choice))
  return values.map((value) => {
    const fitting = earlier.filter(({ choices }) => choices[at] === value)
    const state = fitting.length === 0 ? 'none' : fitting.every(({ left }) => left === 0) ? 'soldOut' : 'open'
    return { value, state, variant: fitting.length === 1 ? fitting[0]! : null }
  })
}

/** Chooses a value; later choices that do not go with it are dropped. */
export function choose(
  options: readonly { values: readonly string[] }[],
  variants: readonly Choosable[],
  chosen: Chosen,
  at: number,
  value: string,
): Chosen {
  const next: (string | undefined)[] = chosen.map((one, i) => (i === at ? value : one))
  for (let later = at + 1; later < options.length; later++) {
    const open = offersOf(options[later]!.values, variants, next, later).filter(({ state }) => state === 'open')
    if (!open.some((offer) => offer.value === next[later])) next[later] = undefined
  }
  return next
}

/** Nothing is chosen at first, but of an option with one value that value: there is nothing to decide. */
export const firstChosen = (options: readonly { values: readonly string[] }[]): Chosen =>
  options.map(({ values }) => (values.length === 1 ? values[0] : undefined))
