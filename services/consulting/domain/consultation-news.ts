import type { News } from '@/services/news/raise-news'

/** What a person wrote or asked of a request, as news of the shop that has it. @param what names it: `ask:3`. */
export const askNews = (counselSeq: number, shopId: string | null, what: string): News => ({
  ...consultationNews(counselSeq, shopId),
  kind: 'consultationAsk',
  key: `consultation:${counselSeq}:${what}`,
})

/** A request as news of the shop that has it, or of those who find one for it. */
export const consultationNews = (counselSeq: number, shopId: string | null): News => ({
  kind: 'consultation',
  key: `consultation:${counselSeq}`,
  number: counselSeq,
  link: `/ice_builder/consultations/${counselSeq}`,
  shopId,
})
