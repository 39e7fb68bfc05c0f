/** A deep copy of parsed JSON. `structuredClone` costs several times as much, as it provides for cycles, dates and all that JSON lacks. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyJson) as T
  // Defined and not assigned: a part named `__proto__` is a part like any other.
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyJson(part as unknown)])) as T
}
