// Rows of the comparison: every property that one of the products has, in the order of the first product that has it.

import { priceWords } from '../product/price-words'

interface Swatch {
  name: string
  image: string
}

interface Compared {
  ZIN_PRD_NO: string
  CATE_NAME: string
  colors: readonly Swatch[]
  specs: readonly { label: string; value: string }[]
  /** Null where the price is on request. */
  PRICE_FROM: number | null
  PRICE_UNIT: string
}

export interface ComparedRow {
  label: string
  /** One per product; empty when it is not loaded yet, or gone. */
  values: string[]
  /** The colours of each, to be seen beside their number. */
  swatches?: (readonly Swatch[])[]
}

const priceOf = (product: Compared): string => (product.PRICE_FROM === null ? priceWords(product) : `${priceWords(product)} (시공비 별도)`)

export function comparison(products: readonly (Compared | undefined)[]): ComparedRow[] {
  const row = (label: string, valueOf: (product: Compared) => string): ComparedRow => ({
    label,
    values: products.map((product) => (product ? valueOf(product) : '')),
  })
  const known = products.flatMap((product) => product ?? [])
  const labels = [...new Set(known.flatMap(({ specs }) => specs.map(({ label }) => label)))]
  const isCommon = (name: string): boolean => known.every(({ specs }) => specs.some(({ label }) => label === name))
  return [
    row('가격', priceOf),
    row('제품 번호', ({ ZIN_PRD_NO }) => ZIN_PRD_NO),
    row('품목', ({ CATE_NAME }) => CATE_NAME),
    {
      ...row('색상', ({ colors }) => `${Math.max(1, colors.length)}가지`),
      swatches: products.map((product) => product?.colors ?? []),
    },
    // What all have can be compared, and comes first; what another kind of product does not have follows.
    ...labels
      .toSorted((a, b) => Number(isCommon(b)) - Number(isCommon(a)))
      .map((name) => row(name, ({ specs }) => specs.find(({ label }) => label === name)?.value ?? '해당 없음')),
  ]
}

/** The rows in which products differ; what is not loaded, or gone, differs from nothing. */
export const differing = (rows: readonly ComparedRow[]): ComparedRow[] =>
  rows.filter(({ values }) => new Set(values.filter((value) => value !== '')).size > 1)
