/** The database as the page server sees it: being opened for the first time, open, or away. */
export interface DatabaseState {
  state(): 'opening' | 'open' | 'away'
  /** Settles when the first opening has succeeded or failed. */
  opened: Promise<void>
  /** Queries the database now. */
  check(): Promise<boolean>
}

/** A request that comes while the database is first being opened waits for that, `ms` at most. Returns whether it is open. */
export async function waitForDatabase(database: DatabaseState, ms: number): Promise<boolean> {
  if (database.state() === 'opening') {
    let timer: NodeJS.Timeout | undefined
    await Promise.race([database.opened, new Promise((resolve) => void (timer = setTimeout(resolve, ms)))])
    clearTimeout(timer)
  }
  return database.state() === 'open'
}
