// What this tab remembers of an order: while it is on its way its number, so that a second try closes the first one's order, and the sentence
// of a payment that was refused; of a visitor's done one its number, so that the page that finds it again need not ask.
const NUMBER = 'maru-order'
const SAID = 'maru-order-said'
const DONE = 'maru-order-done'
const LINK = 'maru-order-link'

export const keptOrder = {
  orderId: (): string | undefined => read(NUMBER),
  keepOrderId(orderId: string, link?: string): void {
    write(NUMBER, orderId)
    write(LINK, link)
  },
  /** The secret of the payment link that is being paid. */
  link: (): string | undefined => read(LINK),
  said: (): string | undefined => read(SAID),
  keepSaid: (words: string): void => write(SAID, words),
  doneId: (): string | undefined => read(DONE),
  keepDoneId: (orderId: string): void => write(DONE, orderId),
  forget(): void {
    write(NUMBER, undefined)
    write(SAID, undefined)
    write(LINK, undefined)
  },
}

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

function write(name: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {
    // A browser without storage: an unpaid order of a first try ends by itself.
  }
}
