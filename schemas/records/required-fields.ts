import type { AnyRecordType } from './define-record'
import { recordProblems } from './record-problems'
import { startValues } from './start-values'

/** The fields of an empty record that its publication asks for, by the same check as publishing makes: pointers of whole fields. */
export const requiredFields = (type: AnyRecordType): ReadonlySet<string> =>
  new Set(recordProblems(type, startValues(type), { isStrict: true }).map(({ pointer }) => `/${pointer.split('/')[1]}`))
