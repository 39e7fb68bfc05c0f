import type { Session } from '@/schemas/api/auth/session'
import { cookieLine, PLACED_COOKIE } from '@/services/auth/domain/cookies'
import { signToken } from '@/services/auth/domain/tokens'
import { settings } from '@/services/base/settings'

/** Longer than any order waits for its payment, and the page after it. */
const SECONDS = 90 * 60
const MOST = 5

/** Says that this browser wrote an order. What comes back from the provider's window proves nothing: its address can be copied. */
export async function placedLine({ session, now }: { session: Session; now: Date }, orderId: string): Promise<string> {
  const orders = [...new Set([...(session.placedOrders ?? []), orderId])].slice(-MOST)
  return cookieLine(PLACED_COOKIE, await signToken(settings().appSecret, 'placed', { orders }, now, SECONDS), SECONDS)
}
