import { designPartner, type DesignPartner } from '@/services/outside/design-partner'
import { settings } from '@/services/base/settings'

/** The design partner; undefined without settings. */
export function partner(): DesignPartner | undefined {
  const place = settings().outside.design
  return place && designPartner(place)
}

export const NO_PARTNER = { code: 'closed', message: 'no design partner is set up' }
