export interface RunningServer {
  url: string
  port: number
  /** Where the simulators of outside services are. */
  devsimUrl: string
  dataDir: string
  pid: number
  /** File of its log lines. */
  log: string
  /** Resolves with the exit code once it has ended and its own data folder is removed. */
  stop(): Promise<number | null>
}
export interface StartOptions {
  env?: Record<string, string | undefined>
  args?: string[]
  log?: string
  /** Milliseconds until /readyz must have answered 200. */
  patience?: number
  /** Its address is `localhost` and no number: a passkey is bound to the name of a host. */
  byName?: boolean
  /** All its processes form a group that a test can kill at once (`-pid`). */
  ownGroup?: boolean
}
export function startServer(options?: StartOptions): Promise<RunningServer>
export function isReady(url: string): Promise<boolean>
