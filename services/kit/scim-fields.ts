import type { RawFields } from './read-fields'

const HEADERS = { authorization: 'authorization', ifMatch: 'if-match', ifNoneMatch: 'if-none-match' } as const

/** The values of a SCIM request: its token and conditions, its query, and its body as one object, whose names are the protocol's. */
export function scimFields({ headers, url }: Request, body: RawFields | undefined): RawFields {
  const fields: RawFields = new Map()
  for (const [name, value] of new URL(url).searchParams) fields.set(name, [...(fields.get(name) ?? []), value])
  for (const [name, header] of Object.entries(HEADERS)) {
    const value = headers.get(header)
    if (value === null) fields.delete(name)
    else fields.set(name, [value])
  }
  if (body) fields.set('body', [Object.fromEntries([...body].map(([name, [value]]) => [name, value]))])
  else fields.delete('body')
  return fields
}
