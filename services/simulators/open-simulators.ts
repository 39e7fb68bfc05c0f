// All simulators behind one loopback port, with the mail simulator on the next port. `POST /_ctl/next` forces the next outcome, `POST
// /_ctl/reset` clears it, `GET /_ctl/inbox` returns the received messages, `GET /` shows them. All state is lost with the process.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPeople } from '@/services/db/seeds/demo-people'
import { inboxPage, type Received } from './inbox-page'
import { json, type SimulatorContext, type Simulator } from './simulator'
import { SIMULATORS } from './simulators'

export interface OpenSimulators {
  url: string
  port: number
  /** Of the mail simulator; 0 without one. */
  smtpPort: number
  close(): Promise<void>
}

const LOCAL = '127.0.0.1'
const MOST_BYTES = 1024 * 1024
const MOST_MESSAGES = 500
const MOST_DELAY = 60_000
/** Outcomes of every simulator. */
const COMMON_OUTCOMES: Readonly<Record<string, string>> = { ok: '정상 응답(지연만 줄 때)', down: '503으로 응답' }

interface Forced {
  outcome: string
  delayMs: number
  times: number
  /** Limits it to requests about this: a member, a business number. Empty for any. */
  about: string
}

/** @param port 0 lets the system choose both ports. */
export async function openSimulators({
  port = 0,
  simulators = SIMULATORS,
  now = () => new Date(),
}: { port?: number; simulators?: readonly Simulator[]; now?: () => Date } = {}): Promise<OpenSimulators> {
  const forced = new Map<string, Forced[]>()
  const inbox: Received[] = []
  let url = ''

  const next = async (name: string, said: string, of: readonly string[] = []): Promise<string | undefined> => {
    const waiting = forced.get(name) ?? []
    const first = waiting.find(({ about }) => said.includes(about))
    if (!first || (of.length > 0 && !of.includes(first.outcome))) return undefined
    if (--first.times <= 0) waiting.splice(waiting.indexOf(first), 1)
    if (first.delayMs > 0) await sleep(first.delayMs)
    return first.outcome === 'ok' ? undefined : first.outcome
  }
  /** @param said full text of the request. */
  const contextOf = ({ name }: Simulator, said = ''): SimulatorContext => ({
    get base() {
      return `${url}/${name}`
    },
    outcome: (...of) => next(name, said, of),
    receive(message) {
      inbox.unshift({ ...message, at: now().toISOString(), service: name })
      inbox.length = Math.min(inbox.length, MOST_MESSAGES)
    },
    now,
  })
  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams: query } = new URL(request.url)
    const [, name = '', ...rest] = pathname.split('/')
    if (name === '') return inboxPage(inbox, simulators)
    if (name === '_ctl') return control(request, rest.join('/'), query)
    const simulator = simulators.find((one) => one.name === name || one.alsoAt?.includes(name))
    if (!simulator) return json({ message: 'no simulator answers here' }, 404)
    const context = contextOf(simulator, `${request.url} ${await request.clone().text()}`)
    if (await context.outcome('down')) return json({ message: 'the service is down' }, 503)
    // A path that the vendor's own client requires is passed completely.
    const path = simulator.name === name ? `/${rest.join('/')}` : pathname
    return simulator.handle({ request, method: request.method, path, query }, context)
  }

  async function control(request: Request, path: string, query: URLSearchParams): Promise<Response> {
    const asked = `${request.method} ${path}`
    if (asked === 'GET inbox') {
      const [service, to] = [query.get('service'), query.get('to')]
      return json({ items: inbox.filter((message) => (!service || message.service === service) && (!to || message.to === to)) })
    }
    if (asked === 'GET personas') return json({ items: demoPeople(now()) })
    if (asked !== 'POST next' && asked !== 'POST reset') return json({ message: 'no such control' }, 404)
    const body = (await request.json().catch(() => ({}))) as Partial<Record<string, unknown>>
    const { service, outcome = 'ok', delayMs = 0, times = 1, about = '' } = body
    const simulator = simulators.find((one) => one.name === service)
    if (!simulator) return json({ message: `service is one of ${simulators.map((one) => one.name).join(', ')}` }, 400)
    if (asked === 'POST reset') {
      forced.delete(simulator.name)
      return json({ service })
    }
    const known = Object.keys({ ...COMMON_OUTCOMES, ...simulator.outcomes })
    if (typeof outcome !== 'string' || !known.includes(outcome)) return json({ message: `outcome is one of ${known.join(', ')}` }, 400)
    if (!isWhole(delayMs, 0, MOST_DELAY) || !isWhole(times, 1, 1_000)) return json({ message: 'delayMs and times are whole numbers' }, 400)
    if (typeof about !== 'string') return json({ message: 'about is a text' }, 400)
    forced.set(simulator.name, [...(forced.get(simulator.name) ?? []), { outcome, delayMs, times, about }])
    return json({ service, outcome, delayMs, times, about })
  }

  const server = createServer((request, response) => void serve(request, response, answer))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, LOCAL, resolve))
  const actual = (server.address() as AddressInfo).port
  url = `http://${LOCAL}:${actual}`
  const post = simulators.find((simulator) => simulator.listen)
  const mail = await post?.listen!(port === 0 ? 0 : actual + 1, contextOf(post)).catch((error: unknown) => {
    server.close()
    throw error
  })
  return {
    url,
    port: actual,
    smtpPort: mail?.port ?? 0,
    async close() {
      server.closeAllConnections()
      await Promise.all([new Promise<void>((resolve) => server.close(() => resolve())), mail?.close()])
    },
  }
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, answer: (request: Request) => Promise<Response>): Promise<void> {
  const response = await requestOf(incoming)
    .then((request) => (request ? answer(request) : json({ message: 'too large, or not for this host' }, 400)))
    .catch((error: unknown) => {
      console.error(error)
      return json({ message: 'the simulator failed' }, 500)
    })
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function requestOf(incoming: IncomingMessage): Promise<Request | undefined> {
  const { method = 'GET', headers, url = '/' } = incoming
  const host = headers.host ?? ''
  // Another host name that points at this machine is refused.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) || !URL.canParse(url, `http://${host}`)) return undefined
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all.set(name, String(value))
  const hasBody = method !== 'GET' && method !== 'HEAD' && length > 0
  return new Request(new URL(url, `http://${host}`), { method, headers: all, ...(hasBody ? { body: Buffer.concat(chunks) } : {}) })
}
