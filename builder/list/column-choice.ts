/** Columns of one's own choice: which, in which order, and how many of the first ones stay in view while the others scroll sideways. */
export interface ColumnChoice {
  shown: readonly string[]
  frozen: number
}

/** Stands behind the columns that stay, in what is stored of a choice; no column is called so. */
const MARK = '|'

/** @param names as they are stored by the browser and in saved views. */
export function readChoice(names: readonly string[]): ColumnChoice {
  const shown = [...new Set(names.filter((name) => name !== MARK))]
  return { shown, frozen: Math.min(Math.max(0, names.indexOf(MARK)), shown.length) }
}

export const writeChoice = ({ shown, frozen }: ColumnChoice): string[] =>
  frozen > 0 ? [...shown.slice(0, frozen), MARK, ...shown.slice(frozen)] : [...shown]

/** Shows or hides one; a shown one comes last. */
export function toggled({ shown, frozen }: ColumnChoice, id: string): ColumnChoice {
  const at = shown.indexOf(id)
  if (at < 0) return { shown: [...shown, id], frozen }
  return { shown: shown.filter((one) => one !== id), frozen: at < frozen ? frozen - 1 : frozen }
}

/** Moves one; among those that stay it stays, behind them it scrolls. */
export function moved({ shown, frozen }: ColumnChoice, id: string, to: number): ColumnChoice {
  const from = shown.indexOf(id)
  const others = shown.filter((one) => one !== id)
  const wasFrozen = from < frozen
  const next = wasFrozen && to >= frozen ? frozen - 1 : !wasFrozen && to < frozen ? frozen + 1 : frozen
  return { shown: others.toSpliced(to, 0, id), frozen: next }
}

/** Keeps one in view or lets it scroll: it becomes the last of those that stay, or the first of the others. */
export function pinned(choice: ColumnChoice, id: string): ColumnChoice {
  const { shown, frozen } = choice
  const others = shown.filter((one) => one !== id)
  const isFrozen = shown.indexOf(id) < frozen
  const at = isFrozen ? frozen - 1 : frozen
  return { shown: others.toSpliced(at, 0, id), frozen: isFrozen ? frozen - 1 : frozen + 1 }
}

/** What is stored is a list of names; anything else is forgotten. */
export const readNames = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined
