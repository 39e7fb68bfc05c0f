// Block definitions are asked about drafts, too: what is not there yet, or is of another kind, counts as empty.
export const coerceText = (value: unknown): string => (typeof value === 'string' ? value : '')
export const coerceNumber = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback)
export const coerceRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
export const coerceRecords = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(coerceRecord) : [])
