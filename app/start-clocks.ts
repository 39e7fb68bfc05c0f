import { startVisitMessages } from '@/services/places/visits/deliver-visit-messages'
import { startAppointments } from '@/services/records/keep-appointments'
import { startFinding } from '@/services/finding/start-finding'
import { startNews } from '@/services/news/start-news'
import { startDeliveries } from '@/services/members/alarms/deliver-alarms'
import { startIssues } from '@/services/store/coupon-desk/run-issues'
import { startExpiringPoints } from '@/services/store/orders/start-expiring-points'
import { startTracking } from '@/services/store/orders/start-tracking'
import { startOrderMessages } from '@/services/store/payments/deliver-order-messages'
import { startPayments } from '@/services/store/payments/start-payments'
import { startRestocks } from '@/services/store/restocks/start-restocks'
import { startConfirming } from '@/services/store/returns/confirm-delivered'
import { startSealing } from '@/services/trail/start-sealing'

/** Starts everything that is due at moments of the database. @returns a function that stops all of it. */
export function startClocks(siteId: string): () => void {
  const stops = [
    startAppointments(siteId),
    startDeliveries(),
    startNews(siteId),
    startVisitMessages(),
    startOrderMessages(),
    startPayments(siteId),
    startConfirming(siteId),
    startExpiringPoints(siteId),
    startIssues(siteId),
    startTracking(siteId),
    startRestocks(siteId),
    startSealing(),
    startFinding(siteId),
  ]
  return () => stops.forEach((stop) => stop())
}
