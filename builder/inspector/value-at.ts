// Reads and writes values by JSON Pointer inside a block's props or a page's head. Pointers are strings, so that equal places are equal
// values for React.

export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

export const under = (pointer: string, step: string | number): string =>
  `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The pointer of the parent. */
export const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))

/** Steps with list indexes as numbers, as operations name them. */
export function typedSteps(root: unknown, pointer: string): (string | number)[] {
  let at = root
  return stepsOf(pointer).map((step) => {
    const typed = Array.isArray(at) ? Number(step) : step
    at = childOf(at, step)
    return typed
  })
}

export function valueAt(root: unknown, pointer: string): unknown {
  let at = root
  for (const step of stepsOf(pointer)) at = childOf(at, step)
  return at
}

const childOf = (at: unknown, step: string): unknown =>
  typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? (at as Record<string, unknown>)[step] : undefined

/** A copy with one value changed; `undefined` removes the key, and missing objects on the way are created. */
export function withValueAt(root: unknown, pointer: string, value: unknown): unknown {
  const [step, ...rest] = stepsOf(pointer)
  if (step === undefined) return value
  const held = childOf(root, step)
  const next = rest.length === 0 ? value : withValueAt(held, rest.map((one) => under('', one)).join(''), value)
  if (Array.isArray(root)) return root.with(Number(step), next)
  const object = typeof root === 'object' && root !== null ? (root as Record<string, unknown>) : {}
  if (next !== undefined) return { ...object, [step]: next }
  const { [step]: _gone, ...left } = object
  return left
}
