// Rows of the comparison: every property that one of the products has, in the order of the first product that has it.

interface Compared {
  ZIN_PRD_NO: string
  CATE_NAME: string
  colors: readonly { name: string }[]
  specs: readonly { label: string; value: string }[]
}

interface ComparedRow {
  label: string
  /** One per product; empty when it lacks the property, or is not loaded yet. */
  values: string[]
}

export function comparison(products: readonly (Compared | undefined)[]): ComparedRow[] {
  const row = (label: string, valueOf: (product: Compared) => string): ComparedRow => ({
    label,
    values: products.map((product) => (product ? valueOf(product) : '')),
  })
  const labels = new Set(products.flatMap((product) => product?.specs.map(({ label }) => label) ?? []))
  return [
    row('제품 번호', ({ ZIN_PRD_NO }) => ZIN_PRD_NO),
    row('품목', ({ CATE_NAME }) => CATE_NAME),
    row('색상', ({ colors }) => (colors.length > 0 ? `${colors.length}가지` : '')),
    ...[...labels].map((name) => row(name, ({ specs }) => specs.find(({ label }) => label === name)?.value ?? '')),
  ]
}
