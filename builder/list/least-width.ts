import type { DataColumn } from './data-table'

/** Room of the column that names the row, and of another that says no width, in rem. */
const NAME = 11.25
const FREE = 8
const WIDTH = /(?:^| )w-(\d+(?:\.\d+)?)(?= |$)/
const NARROW = /(?:^| )max-lg:w-(\d+(?:\.\d+)?)(?= |$)/

/** How wide a table of these columns is at least, in rem. @param isNarrow on a screen below `lg`, where some columns are narrower or absent. */
export function leastWidth(columns: readonly Pick<DataColumn<never>, 'width' | 'isRowHeader'>[], isNarrow: boolean): number {
  return columns.reduce((sum, { width = '', isRowHeader = false }) => {
    if (isNarrow && width.includes('max-lg:hidden')) return sum
    const said = (isNarrow ? NARROW.exec(width) : null) ?? WIDTH.exec(width)
    return sum + (said ? Number(said[1]) / 4 : isRowHeader ? NAME : FREE)
  }, 0)
}
