// The combinations of options as a list of rows. What a row has beside its choices is never lost: rows that go on to fit keep all of it, a
// value that is renamed keeps its rows, and a row that comes back has what it had. Pure.

export interface OptionGroup {
  name: string
  values: readonly string[]
}
export interface MatrixRow extends Readonly<Record<string, unknown>> {
  choices: readonly string[]
}

export const keyOf = (choices: readonly string[]): string => JSON.stringify(choices)

/** Where a group's choice stands in a row: groups that have no values yet have none. */
const placeOf = (groups: readonly OptionGroup[], at: number): number => groups.slice(0, at).filter(({ values }) => values.length > 0).length

/** The values of what is typed: divided by commas or lines, each once. */
export const valuesOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFC')
      .split(/[,，\n]/)
      .map((one) => one.trim().replace(/\s+/g, ' '))
      .filter(Boolean),
  ),
]

interface Rest {
  /** A new row with these choices. @param like the row that it is made of, where there is one. */
  fresh: (choices: readonly string[], like?: MatrixRow) => MatrixRow
}

/** The rows after the values of one group are changed. A combination that staff took out does not come back by a change elsewhere. */
export function withValues(
  groups: readonly OptionGroup[],
  rows: readonly MatrixRow[],
  at: number,
  values: readonly string[],
  { fresh }: Rest,
): MatrixRow[] {
  const before = groups[at]!.values
  const place = placeOf(groups, at)
  const next = groups.with(at, { ...groups[at]!, values })
  if (before.length === 0 && values.length === 0) return [...rows]
  if (before.length === 0) {
    const others = groups.filter(({ values: own }, i) => i !== at && own.length > 0)
    const bases = rows.length > 0 ? rows : (others.length > 0 ? cartesian(others) : [[]]).map((choices) => fresh(choices))
    return ordered(
      next,
      bases.flatMap((row) => values.map((value) => fresh(row.choices.toSpliced(place, 0, value), row))),
    )
  }
  if (values.length === 0) return unique(rows.map((row) => ({ ...row, choices: row.choices.toSpliced(place, 1) })))
  const renamed = renaming(before, values)
  if (renamed) {
    const [from, to] = renamed
    return rows.map((row) => (row.choices[place] === from ? { ...row, choices: row.choices.with(place, to) } : row))
  }
  const kept = rows.filter(({ choices }) => values.includes(choices[place]!))
  const added = values.filter((value) => !before.includes(value))
  const bases = rows.length > 0 ? rows : cartesian(groups.filter((group) => group.values.length > 0)).map((choices) => ({ choices }))
  const shapes = unique(bases.map((row) => ({ choices: row.choices.toSpliced(place, 1) })))
  return ordered(next, [...kept, ...shapes.flatMap(({ choices }) => added.map((value) => fresh(choices.toSpliced(place, 0, value))))])
}

/** One value with another name in the same place. */
function renaming(before: readonly string[], after: readonly string[]): [from: string, to: string] | undefined {
  if (before.length !== after.length) return undefined
  const other = before.flatMap((value, at) => (value === after[at] ? [] : [at]))
  const [at] = other
  if (other.length !== 1 || at === undefined || before.includes(after[at]!) || after.includes(before[at]!)) return undefined
  return [before[at]!, after[at]!]
}

/** All combinations of groups that have values. */
export function cartesian(groups: readonly OptionGroup[]): string[][] {
  const filled = groups.filter(({ values }) => values.length > 0)
  if (filled.length === 0) return []
  return filled.reduce<string[][]>((all, { values }) => all.flatMap((one) => values.map((value) => [...one, value])), [[]])
}

export const countOf = (groups: readonly OptionGroup[]): number =>
  groups.some(({ values }) => values.length > 0) ? groups.reduce((all, { values }) => all * Math.max(1, values.length), 1) : 0

/** Combinations that are not sold. */
export function missingFrom(groups: readonly OptionGroup[], rows: readonly MatrixRow[]): string[][] {
  const there = new Set(rows.map(({ choices }) => keyOf(choices)))
  return cartesian(groups).filter((choices) => !there.has(keyOf(choices)))
}

/** In the order of the options and their values; what fits nowhere stands last, as it stood. */
export function ordered(groups: readonly OptionGroup[], rows: readonly MatrixRow[]): MatrixRow[] {
  const filled = groups.filter(({ values }) => values.length > 0)
  const places = filled.map(({ values }) => new Map(values.map((value, at) => [value, at])))
  const rank = ({ choices }: MatrixRow): number[] => places.map((place, i) => place.get(choices[i] ?? '') ?? Infinity)
  return rows
    .map((row) => ({ row, ranks: rank(row) }))
    .toSorted((a, b) => {
      const at = a.ranks.findIndex((one, i) => one !== b.ranks[i])
      return at < 0 ? 0 : a.ranks[at]! - b.ranks[at]!
    })
    .map(({ row }) => row)
}

/** The first of equal ones. */
function unique<R extends MatrixRow>(rows: readonly R[]): R[] {
  const seen = new Set<string>()
  return rows.filter(({ choices }) => !seen.has(keyOf(choices)) && seen.add(keyOf(choices)))
}
