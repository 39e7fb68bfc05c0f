import type { PublicConfig } from '@/schemas/api/base/site-facts'
import type { Settings } from './settings'

/** Lists every field explicitly, so that a setting added later is not published by accident (K-CONFIG). */
export const publicConfigOf = ({ siteId, externalConsultUrl, outside }: Settings): PublicConfig => ({
  siteId,
  theme: 'default',
  consultUrl: externalConsultUrl,
  kakaoKey: outside.kakaoShare?.jsKey ?? '',
})
