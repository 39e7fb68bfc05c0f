// What the process of the embedded database is told at its start, and what it and its parent say to each other.

export interface ServerPlan {
  dataDir: string
  /** Path of the Unix socket or named pipe to serve. */
  address: string
}
export type FromServer =
  { kind: 'ready' } | { kind: 'failed'; reason: 'locked' | 'damaged'; sentence: string } | { kind: 'snapshot'; failure?: string }
export type ToServer = { kind: 'snapshot'; target: string } | { kind: 'close' }
