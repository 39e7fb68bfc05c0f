import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** Whether the column contains the word, in any case. In HTML only text counts, not markup. */
export function contains(column: AnyColumn, word: string, options: { html?: boolean } = {}): SQL {
  const pattern = `%${word.trim().replace(/[\\%_]/g, '\\$&')}%`
  return options.html ? sql`regexp_replace(${column}, '<[^>]*>', ' ', 'g') ilike ${pattern}` : sql`${column} ilike ${pattern}`
}
