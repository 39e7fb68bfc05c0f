import type { News } from '@/services/news/raise-news'

/** A request as news of the shop that has it, or of those who find one for it. */
export const consultationNews = (counselSeq: number, shopId: string | null): News => ({
  kind: 'consultation',
  key: `consultation:${counselSeq}`,
  number: counselSeq,
  link: `/ice_builder/consultations/${counselSeq}`,
  shopId,
})
