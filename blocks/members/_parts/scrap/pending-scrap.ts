// The scrap that a visitor asked for before the login: kept by this tab until the member is back on the page where they pressed.
const STORED_UNDER = 'maru-pending-scrap'
/** A login with a recovery of the password takes some minutes. */
const LASTS_MS = 30 * 60_000

interface PendingScrap {
  key: string
  page: string
  at: number
}

const here = (): string => location.pathname + location.search

function remember(key: string): void {
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify({ key, page: here(), at: Date.now() } satisfies PendingScrap))
  } catch {
    // Without storage the member presses once more.
  }
}

/** The record that was asked for on this page; it is given once. */
function take(): string | undefined {
  try {
    const { key, page, at } = JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? 'null') as PendingScrap
    if (page !== here()) return undefined
    sessionStorage.removeItem(STORED_UNDER)
    return Date.now() - at < LASTS_MS ? key : undefined
  } catch {
    return undefined
  }
}

export const pendingScrap = { remember, take }
