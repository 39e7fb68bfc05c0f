import type { DeskStaying } from './desk-definition'

interface Asked<R> {
  nameOf: (row: R) => string
  why: (row: R) => string | undefined
}

/** Those of the chosen rows that an act would leave as they are, before it is sent. */
export const stayingRows = <R>(rows: readonly R[], { nameOf, why }: Asked<R>): DeskStaying[] =>
  rows.flatMap((row) => {
    const words = why(row)
    return words === undefined ? [] : [{ name: nameOf(row), words }]
  })
