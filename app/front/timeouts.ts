import type { ServerOptions } from 'node:http'

/** Node looks for connections that are too slow every half minute by itself, and would leave slow headers open as long. */
export const TIMEOUTS = {
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
} satisfies ServerOptions
