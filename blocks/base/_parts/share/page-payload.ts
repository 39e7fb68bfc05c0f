import { call } from '@/schemas/api/base/call'
import { shortenLink } from '@/schemas/api/site/links'
import { sharedUrl, type SharePayload } from '@/schemas/rules/base/share'

/** Slightly longer than the server's own timeout (5 s); without its answer the long link is used. */
const PATIENCE = 6_000

export interface SharedPart {
  /** The visitor's result on this page, put before its title. */
  said?: string | undefined
  /** Path of the page that is shared in place of this one, which only its visitor may see. */
  page?: string | undefined
  /** Path of the picture in place of the page's own. */
  picture?: string | undefined
}

/** The shared data of this page: the texts of its head, and the link (S-SHARE-1). */
export async function pagePayload(
  counts: Pick<SharePayload, 'scraps' | 'views'>,
  { said, page, picture }: SharedPart = {},
): Promise<SharePayload> {
  const title = [said, headWord('title') || document.title].filter(Boolean).join(' · ')
  const url = page ? new URL(page, location.href).href : location.href
  const image_url = picture ? new URL(picture, location.href).href : headWord('image')
  return { ...counts, title, desc: headWord('description'), image_url, url, surl: await linkOf(url, title) }
}

async function linkOf(url: string, title: string): Promise<string> {
  try {
    const { item } = await call(shortenLink, { link: url, desc: title.slice(0, 300) }, { signal: AbortSignal.timeout(PATIENCE) })
    return sharedUrl(item.shortenedUrl, url)
  } catch {
    return sharedUrl(undefined, url)
  }
}

const headWord = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? ''
