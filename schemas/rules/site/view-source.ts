// Where a view came from: one name of a short list, so that a count has few rows and nobody's address is kept.

/** 직접 방문, 사이트 안, then those that send visitors, then everything else. */
export const VIEW_SOURCES = [
  'direct',
  'site',
  'naver',
  'google',
  'daum',
  'bing',
  'kakao',
  'instagram',
  'facebook',
  'youtube',
  'mail',
  'other',
] as const
export type ViewSource = (typeof VIEW_SOURCES)[number]

/** Domains of a source; their subdomains belong to it. */
const DOMAINS: readonly (readonly [ViewSource, readonly string[]])[] = [
  ['mail', ['mail.naver.com', 'mail.google.com', 'mail.daum.net', 'mail.kakao.com']],
  ['naver', ['naver.com', 'naver.me']],
  ['daum', ['daum.net', 'tistory.com']],
  ['google', ['google.com', 'google.co.kr', 'googleadservices.com']],
  ['bing', ['bing.com']],
  ['kakao', ['kakao.com', 'kakaocorp.com']],
  ['instagram', ['instagram.com']],
  ['facebook', ['facebook.com', 'fb.me']],
  ['youtube', ['youtube.com', 'youtu.be']],
]
/** What campaigns write as `utm_source`, besides the names above. */
const CAMPAIGN_NAMES: readonly (readonly [ViewSource, RegExp])[] = [
  ['mail', /mail|newsletter/],
  ['naver', /naver/],
  ['kakao', /kakao/],
  ['instagram', /insta|^ig$/],
  ['facebook', /facebook|^(fb|meta)$/],
  ['youtube', /youtube|^yt$/],
  ['google', /google/],
  ['daum', /daum/],
  ['bing', /bing/],
]

/**
 * The source of a view. What a campaign says of itself comes before the page that linked here.
 * @param host that linked to the page; empty without one. @param own host of this site.
 */
export function viewSource({ campaign, host, own }: { campaign: string; host: string; own: string }): ViewSource {
  const name = campaign.trim().toLowerCase()
  if (name !== '') return CAMPAIGN_NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
  const from = host.trim().toLowerCase().replace(/:\d+$/, '')
  if (from === '') return 'direct'
  if (from === own.toLowerCase().replace(/:\d+$/, '')) return 'site'
  return DOMAINS.find(([, domains]) => domains.some((domain) => from === domain || from.endsWith(`.${domain}`)))?.[0] ?? 'other'
}
