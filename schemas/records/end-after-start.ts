import type { Problem } from '@/schemas/api/base/failure'
import type { RecordValues } from './define-record'

/** What is wrong with a period of two moments: nothing is open in one that ends where it begins. */
export const endAfterStart = (values: RecordValues, from: string, until: string): Problem[] =>
  Date.parse(String(values[until])) > Date.parse(String(values[from]))
    ? []
    : [{ pointer: `/${until}`, keyword: 'order', message: '끝은 시작보다 뒤여야 합니다.' }]
