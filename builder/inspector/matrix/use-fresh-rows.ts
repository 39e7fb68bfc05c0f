'use client'
// The rows of a matrix and its options as one form has them, and what gives a row that is new, or that comes back, what it had.
import { useMemo, useState } from 'react'
import { startOf, type FieldSchema } from '../field-schema'
import { columnsOfMatrix, type MatrixColumn } from './columns-of-matrix'
import { keyOf, type MatrixRow, type OptionGroup } from './with-values'

const isGroup = (value: unknown): value is OptionGroup =>
  typeof value === 'object' && value !== null && Array.isArray((value as OptionGroup).values)
const isRow = (value: unknown): value is MatrixRow =>
  typeof value === 'object' && value !== null && Array.isArray((value as MatrixRow).choices)
const NOTHING: readonly never[] = []

export const groupsOf = (value: unknown): readonly OptionGroup[] => (Array.isArray(value) ? value.filter(isGroup) : NOTHING)
export const rowsOf = (value: unknown): readonly MatrixRow[] => (Array.isArray(value) ? value.filter(isRow) : NOTHING)
export const filledOf = (groups: readonly OptionGroup[]): OptionGroup[] => groups.filter(({ values }) => values.length > 0)

export function useFreshRows(schema: FieldSchema) {
  const [gone] = useState(() => new Map<string, MatrixRow>())
  return useMemo(() => {
    const columns = columnsOfMatrix(schema)
    return {
      columns,
      /** Remembers rows that are taken away. */
      keep: (rows: readonly MatrixRow[]) => rows.forEach((row) => gone.set(keyOf(row.choices), row)),
      fresh: (choices: readonly string[], like?: MatrixRow): MatrixRow => {
        const back = gone.get(keyOf(choices))
        if (back) return back
        return { choices, ...Object.fromEntries(columns.flatMap((column) => startFor(column, like))) }
      },
    }
  }, [schema, gone])
}

/** A combination that is made of another one costs as much and looks like it; its code and its pieces are its own. */
function startFor({ name, kind, schema, isRequired }: MatrixColumn, like: MatrixRow | undefined): [string, unknown][] {
  const known = like?.[name]
  if (known !== undefined && (kind === 'picture' || schema.over !== undefined)) return [[name, known]]
  return isRequired ? [[name, startOf(schema)]] : []
}
