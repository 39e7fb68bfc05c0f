// Cards are asked about drafts, too: what is not there yet, or is something else, is taken for nothing.
export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const levelOf = (value: unknown, usual: number): number => (typeof value === 'number' ? value : usual)
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
export const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
