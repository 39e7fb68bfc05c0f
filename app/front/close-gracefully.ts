import type { Server } from 'node:http'

const LIMIT_MS = 7_000

/**
 * Takes no new connection, lets every request end, and tells those that come on open connections to close.
 * @param idleMs how long an idle connection may still bring a request, so that no client runs into a closed one.
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
