// Answers requests for cached pages before node:http has parsed them: its parser, its request and its response are two fifths of the
// processor time of a hit. A connection stays here as long as each of its requests is a plain one for a page that is cached and valid;
// with the first other request it goes over to node:http, with the bytes of that request, and stays there.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { parsePlainGet, type PlainGet } from './parse-plain-get'

export interface EarlyAnswer {
  /** Status line and headers, without those that node:http adds. */
  head: string
  /** Absent where the browser has the page already. */
  body: Buffer | undefined
}

/**
 * Takes over what the server does with a new connection. The server must have been created and not listen yet.
 * @param answer undefined where the request is not for a cached page.
 */
export function answerHitsEarly(server: Server, answer: (request: PlainGet) => EarlyAnswer | undefined): void {
  const [parse, ...others] = server.listeners('connection') as ((socket: Socket) => void)[]
  // Another version of Node, or a tool that listens as well: every request is node:http's.
  if (!parse || others.length > 0) return
  server.off('connection', parse)
  /** Connections that node:http knows nothing of. */
  const held = new Set<Socket>()
  const keepsAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(server.keepAliveTimeout / 1_000)}\r\n\r\n`

  server.on('connection', (socket: Socket) => {
    held.add(socket)
    // Who sends nothing at first has the time of a head, and who has been answered that of a connection kept alive.
    let limit = server.headersTimeout
    const setLimit = (ms: number): void => {
      if (limit === ms) return
      limit = ms
      socket.setTimeout(ms)
    }
    const onData = (bytes: Buffer): void => {
      // Who does not read its answers is left to node:http, which waits for them.
      const request = socket.writableLength === 0 ? parsePlainGet(bytes) : undefined
      const found = request && answer(request)
      if (!found) return handOver(bytes)
      setLimit(server.keepAliveTimeout)
      // Bytes and no text: a list of nothing but buffers is written without a copy of the text.
      const head = Buffer.from(`${found.head}Date: ${dateLine()}\r\n${keepsAlive}`, 'latin1')
      if (!found.body) return void socket.write(head)
      socket.cork()
      socket.write(head)
      socket.write(found.body)
      socket.uncork()
    }
    const end = (): void => void socket.destroy()
    const release = (): void => void held.delete(socket)
    const handOver = (bytes: Buffer): void => {
      held.delete(socket)
      socket.off('data', onData).off('end', end).off('error', end).off('timeout', end).off('close', release)
      socket.setTimeout(0)
      parse.call(server, socket)
      socket.unshift(bytes)
    }
    socket.setTimeout(limit)
    socket.on('data', onData).on('end', end).on('error', end).on('timeout', end).on('close', release)
  })

  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    // None of them is in the middle of a request: that would be node:http's.
    for (const socket of held) socket.destroySoon()
    closeIdle()
  }
}

let second = 0
let text = ''
/** The date of a head, which changes once a second. */
function dateLine(): string {
  const now = Date.now()
  if (now - second >= 1_000 || now < second) {
    second = now - (now % 1_000)
    text = new Date(second).toUTCString()
  }
  return text
}
