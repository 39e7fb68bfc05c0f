import { sql, type Column, type SQL } from 'drizzle-orm'

/** The value that an `on conflict do update` was about to insert into a column. */
export const excluded = <T = unknown>(column: Column): SQL<T> => sql<T>`excluded.${sql.identifier(column.name)}`
