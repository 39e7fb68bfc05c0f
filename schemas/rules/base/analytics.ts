// What may be sent to analytics (SYS-44), and in which form: no personal data.
import { isInApp } from './is-in-app'

/** C-DEVICE. */
export type Platform = 'PC web' | 'mobile web' | 'mobile app'

/** A page inside another app counts as the app's. */
export function analyticsPlatform(userAgent: string, deviceType: 'pc' | 'mobile'): Platform {
  if (deviceType === 'pc') return 'PC web'
  return isInApp(userAgent) ? 'mobile app' : 'mobile web'
}

/** The first six characters of an address: the city and a part of the district (V-GTM-1). */
export const analyticsRegion = (address: string): string => [...address.normalize('NFC')].slice(0, 6).join('')

/** `20260615` of any spelling of a day that begins with year, month and day (V-GTM-2). */
export const analyticsDate = (date: string): string => date.replace(/\D/g, '').slice(0, 8)
