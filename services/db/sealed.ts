import { is } from 'drizzle-orm'
import { customType, PgCustomColumn, type PgColumn } from 'drizzle-orm/pg-core'
import { seal, unseal } from '@/services/base/seal'

/**
 * Text that is sealed in the database and plain in the code (P1). It cannot be used in a condition: a searched field needs a blind index
 * beside it.
 * @param place `table.column`, for which alone the value opens.
 */
export const sealed = (name: string, place: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => seal(text, place),
    fromDriver: (value) => unseal(value, place),
  })(name)

/** The same for an object. */
export const sealedJson = <T extends object>(name: string, place: string) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => seal(JSON.stringify(value), place),
    fromDriver: (value) => JSON.parse(unseal(value, place)) as T,
  })(name)

/** Sealed columns are the custom ones that the database knows as text. */
export const isSealed = (column: PgColumn): boolean => is(column, PgCustomColumn) && column.getSQLType() === 'text'
