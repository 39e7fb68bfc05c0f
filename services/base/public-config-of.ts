import type { PublicConfig } from '@/schemas/api/base/site-facts'
import type { Settings } from './settings'

/** Names every field on its own, so that a setting that is added later is not published by accident (K-CONFIG). */
export const publicConfigOf = ({ siteId, externalConsultUrl, outside }: Settings): PublicConfig => ({
  siteId,
  theme: 'default',
  consultUrl: externalConsultUrl,
  kakaoKey: outside.kakaoShare?.jsKey ?? '',
})
