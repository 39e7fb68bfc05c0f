import type { Server } from 'node:http'

const LIMIT_MS = 7_000

/**
 * Accepts no new connection, finishes every request, and closes open connections after their next response.
 * @param idleMs how long an idle connection may still send a request, so that no client runs into a closed one.
 */
export function closeGracefully(server: Server, idleMs: number): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = server.closeIdleConnections.bind(server)
    // Node would close idle connections at once, and race a client that is just sending a request.
    server.closeIdleConnections = () => undefined
    server.close(() => resolve())
    setTimeout(closeIdle, idleMs)
    setTimeout(() => {
      server.closeAllConnections()
      resolve()
    }, LIMIT_MS).unref()
  })
}
