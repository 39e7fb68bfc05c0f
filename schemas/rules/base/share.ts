/** Ways to share a page, in the order in which they are offered (content 4, Q-088). */
export const SHARE_CHANNELS = ['kakao', 'facebook', 'instagram', 'band', 'url', 'native'] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]

/** What is shared (content 3, SharePayload). `url` is the page's own URL, `surl` the one that is given away. */
export interface SharePayload {
  title: string
  desc: string
  image_url: string
  url: string
  surl: string
  scraps?: number
  views?: number
}

/** E-COPY. */
export const LINK_COPIED = '링크가 복사되었습니다.'

/** What a channel does: two have a window or a card of their own, a device may have its own list, all others copy (S-SHARE-2). */
export function shareDeed(channel: string): 'window' | 'card' | 'device' | 'copy' {
  if (channel === 'facebook') return 'window'
  if (channel === 'kakao') return 'card'
  return channel === 'native' ? 'device' : 'copy'
}

/** The short link, or the page's own URL where none was given (S-SHARE-1). */
export const sharedUrl = (shortened: string | undefined, pageUrl: string): string => shortened || pageUrl

export const facebookSharer = (url: string): string => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`

/** Kakao's feed template: title, desc, image_url and url, with what people did where that is known. */
export function feedCard({ title, desc, image_url, surl, scraps, views }: SharePayload) {
  const link = { mobileWebUrl: surl, webUrl: surl }
  const social = { ...(scraps ? { likeCount: scraps } : {}), ...(views ? { viewCount: views } : {}) }
  return {
    objectType: 'feed' as const,
    content: { title, description: desc, imageUrl: image_url, link },
    ...(Object.keys(social).length > 0 ? { social } : {}),
    buttons: [{ title: '자세히 보기', link }],
  }
}
export type FeedCard = ReturnType<typeof feedCard>
