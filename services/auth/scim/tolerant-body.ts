// Bodies as Entra and Okta send them, in the form that the protocol has: truth as text, operations on what is not kept here, and the value of
// a list that has none yet.

/** What is kept of a person; whatever else a directory sends is left, as the protocol allows, so that its run does not stop at a telephone number. */
const KEPT = new Set(['schemas', 'id', 'externalid', 'username', 'displayname', 'name', 'emails', 'active'])

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const rootOf = (path: string): string => /^[\w$-]+/.exec(path)?.[0].toLowerCase() ?? ''
const isKept = (path: string): boolean => !path.startsWith('urn:') && KEPT.has(rootOf(path))
/** `"True"` and `"False"` of Entra. */
const truthOf = (value: unknown): unknown =>
  typeof value === 'string' && /^(?:true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value

const withTruth = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, name.toLowerCase() === 'active' ? truthOf(one) : one]))
    : value

/** The whole of a person. */
export const tolerantBodyOfUser = (body: Record<string, unknown>): Record<string, unknown> => {
  const kept = Object.entries(body).filter(([name]) => isKept(name))
  return withTruth({ ...Object.fromEntries(kept), schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'] }) as Record<string, unknown>
}

/** Operations on a person. @param hasMail whether there is a mail that a filter could find. */
export function tolerantBodyOfPatch(body: Record<string, unknown>, hasMail: boolean): Record<string, unknown> {
  const { Operations: operations } = body
  if (!Array.isArray(operations)) return body
  return { ...body, Operations: operations.flatMap((one: unknown) => (isObject(one) ? tolerantOperation(one, hasMail) : [one])) }
}

function tolerantOperation(operation: Record<string, unknown>, hasMail: boolean): Record<string, unknown>[] {
  const { path, value } = operation
  if (typeof path === 'string') {
    if (!isKept(path)) return []
    if (rootOf(path) === 'active') return [{ ...operation, value: truthOf(value) }]
    const isMail = rootOf(path) === 'emails' && path.includes('[')
    if (isMail && !hasMail && String(operation['op']).toLowerCase() !== 'remove')
      return [{ op: 'add', path: 'emails', value: [{ value, type: 'work', primary: true }] }]
    return [operation]
  }
  if (!isObject(value)) return [operation]
  const kept = Object.entries(value).filter(([name]) => isKept(name) && rootOf(name) !== 'id' && rootOf(name) !== 'schemas')
  return kept.length === 0 ? [] : [{ ...operation, value: withTruth(Object.fromEntries(kept)) }]
}
