// A window of its own in which the account of a company is asked for, so that the page behind it keeps what was typed. It tells the page by a
// channel that only this site's pages hear.

export type CompanyPurpose = 'confirm' | 'signIn'
const CHANNEL = 'maru-company'
const PAGE = '/ice_builder/company-account'

/** Where the window begins, and at what it ends. */
function addressOf(purpose: CompanyPurpose): string {
  const back = `${PAGE}?for=${purpose}`
  return `/auth/svc/directory/start?purpose=${purpose}${purpose === 'signIn' ? `&back=${encodeURIComponent(back)}` : ''}`
}

/** @returns what stops listening; undefined where the browser opens no window. */
export function openCompanyWindow(purpose: CompanyPurpose, onDone: () => void): (() => void) | undefined {
  const channel = new BroadcastChannel(CHANNEL)
  const opened = open(addressOf(purpose), 'maru-company', 'popup,width=520,height=720')
  if (!opened) {
    channel.close()
    return undefined
  }
  channel.addEventListener('message', ({ data }) => {
    if (data !== purpose) return
    channel.close()
    onDone()
  })
  return () => channel.close()
}

/** The window is at its end. */
export function tellCompanyWindow(purpose: CompanyPurpose): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(purpose)
  channel.close()
}
