// Reads the head of a request that is as plain as those of browsers and caches on the way to a page. It takes nothing that could make
// another reader see another request: one whole head, no body, no header that is not in its list, none twice. All else is node:http's.

/** What a cached page depends on in a request. */
export interface PlainGet {
  /** As the request line has it. */
  target: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  requestId: string | undefined
}

const HEAD = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n((?:[A-Za-z0-9-]+: ?[\x20-\x7e]*\r\n)+)\r\n$/
/** Longer ones are rare, and limits on heads are node:http's to tell. */
const LONGEST = 4_096
/** A browser's on a navigation, and what a proxy adds. Next's own client, bodies, upgrades and ranges are not among them. */
const NAMES: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'connection',
  'cookie',
  'dnt',
  'forwarded',
  'host',
  'if-none-match',
  'pragma',
  'priority',
  'purpose',
  'referer',
  'save-data',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'sec-purpose',
  'upgrade-insecure-requests',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
])

/** @returns undefined where the bytes are anything but one such head. */
export function parsePlainGet(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > LONGEST || bytes[0] !== 0x47) return undefined
  const [, target, lines] = HEAD.exec(bytes.toString('latin1')) ?? []
  if (target === undefined || lines === undefined) return undefined
  const headers = new Map<string, string>()
  for (const line of lines.split('\r\n')) {
    if (line === '') continue
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    if (!NAMES.has(name) || headers.has(name)) return undefined
    headers.set(name, line.slice(colon + 1).trim())
  }
  const connection = headers.get('connection')
  if (!headers.get('host') || (connection !== undefined && connection.toLowerCase() !== 'keep-alive')) return undefined
  return {
    target,
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
    requestId: headers.get('x-request-id'),
  }
}
