/** Codes of the methods in a key. */
const METHODS = { CARD: 'c', TRANSFER: 't', VBANK: 'v' } as const
type Method = keyof typeof METHODS

interface Demo {
  orderId: string
  amount: number
  method: Method
}

/**
 * Key of a payment that a demonstration begins with. The books of the simulated provider are lost with its process, so that such a key says
 * what it was for.
 */
export const demoPaymentKey = ({ orderId, amount, method }: Demo): string => `tdemo_seed_${orderId}_${amount}_${METHODS[method]}`

export function demoPaymentOf(paymentKey: string): Demo | undefined {
  const found = /^tdemo_seed_(\d{6}-[0-9A-Z]{13})_(\d{1,10})_([ctv])$/.exec(paymentKey)
  const method = (Object.keys(METHODS) as Method[]).find((one) => METHODS[one] === found?.[3])
  return found && method ? { orderId: found[1]!, amount: Number(found[2]), method } : undefined
}
