// What a digest says: how much of each kind came in, and where it is. Nobody who reads over a shoulder learns who ordered or asked.
import { NEWS, NEWS_KINDS, type NewsKind } from './news-kinds'

export interface ToldNews {
  kind: NewsKind
  /** Path of the console that opens it. */
  link: string
}

interface Counted {
  kind: NewsKind
  count: number
  /** The thing itself where it is the only one, the list otherwise. */
  path: string
}

function countedNews(news: readonly ToldNews[]): Counted[] {
  return NEWS_KINDS.flatMap((kind) => {
    const ours = news.filter((one) => one.kind === kind)
    return ours.length === 0 ? [] : [{ kind, count: ours.length, path: ours.length === 1 ? ours[0]!.link : NEWS[kind].list }]
  })
}

const countWords = ({ kind, count }: Counted): string => `${NEWS[kind].counted} ${count.toLocaleString('ko-KR')}건`

interface Site {
  brandName: string
  siteUrl: string
}

interface NewsWords {
  subject: string
  mail: string
  text: string
}

/** The same in a mail and in a text message. */
export function newsWords(news: readonly ToldNews[], { brandName, siteUrl }: Site): NewsWords {
  const counted = countedNews(news)
  const subject = `[${brandName} 마루] ${counted.map(countWords).join(', ')}`
  const path = counted.length === 1 ? counted[0]!.path : '/ice_builder/home'
  return {
    subject,
    mail: [
      '새로 들어온 일입니다.',
      '',
      ...counted.flatMap((one) => [countWords(one), `${siteUrl}${one.path}`, '']),
      `받을 소식과 시간은 내 계정에서 바꾸실 수 있습니다. ${siteUrl}/ice_builder/account`,
    ].join('\n'),
    text: `${subject}\n${siteUrl}${path}`,
  }
}
