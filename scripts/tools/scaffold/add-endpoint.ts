import { readFile, rewriteFile } from './file'

/** The calls of the specification. */
const SPECIFIED = 'tests/support/endpoints.json'
const OWN = 'tests/support/own-endpoints.json'

/** Lists a call of our own, which the specification does not have. */
export function addEndpoint(id: string, at: string): void {
  const isListed = [SPECIFIED, OWN].some((file) => (JSON.parse(readFile(file)) as { id: string }[]).some((one) => one.id === id))
  if (isListed) return
  rewriteFile(OWN, readFile(OWN).replace(/\n\]\s*$/, `,\n  { "id": "${id}", "at": "${at}" }\n]\n`))
}
