import type { AnyRecordType, RecordValues } from './define-record'
import { startValues } from './start-values'

/** Values that other records of the type have already. */
interface Taken {
  /** Names of records. */
  names: ReadonlySet<string>
  /** Values of a field that no two records share. */
  of: (field: string) => ReadonlySet<string>
}

/**
 * The values of a copy of a record: everything that it says and refers to, under a name of its own. What no two records share is cleared;
 * where addresses or other records will name the copy by it, the next free one is proposed. What was decided of the original alone, when
 * it is dated and that it stands first, begins as it does for a new record.
 */
export function copyValues(type: AnyRecordType, values: RecordValues, taken: Taken): RecordValues {
  const { unique = [], fixed = [], anew = [], name } = type
  const start = startValues(type)
  const copy: Record<string, unknown> = structuredClone({ ...values })
  for (const field of unique) {
    const value = values[field]
    const next = fixed.includes(field) && typeof value === 'string' && value !== '' ? nextFree(value, taken.of(field)) : start[field]
    if (next === undefined) delete copy[field]
    else copy[field] = next
  }
  for (const field of anew) {
    if (start[field] === undefined) delete copy[field]
    else copy[field] = start[field]
  }
  const own = values[name]
  if (!unique.includes(name) && typeof own === 'string' && own.trim() !== '') copy[name] = copyName(own, taken.names, mostLetters(type))
  return copy
}

/** Whether a name is still the one that a copy was given. */
export const isCopyName = (name: string): boolean => / 사본( \d+)?$/.test(name.trim())

const mostLetters = ({ form, name }: AnyRecordType): number => (form.properties[name] as { maxLength?: number }).maxLength ?? 300

/** `견적 안내 사본`, and `견적 안내 사본 2` beside it. @param most letters that a name may have. */
export function copyName(name: string, taken: ReadonlySet<string>, most: number): string {
  const whole = name.trim().replace(/ 사본( \d+)?$/, '')
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ' 사본' : ` 사본 ${number}`
    const copy = `${whole.slice(0, most - end.length).trimEnd()}${end}`
    if (!taken.has(copy)) return copy
  }
}

/** `LV2` → `LV3`, or the first after it that is free. */
function nextFree(value: string, taken: ReadonlySet<string>): string {
  const [, whole = '', digits = ''] = /^(.*?)(\d*)$/.exec(value) ?? []
  for (let number = (digits === '' ? 1 : Number(digits)) + 1; ; number += 1) if (!taken.has(`${whole}${number}`)) return `${whole}${number}`
}
