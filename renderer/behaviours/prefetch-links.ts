import { whenIdle } from '@/lib/when-idle'
import { mayComeEarly } from '@/schemas/rules/events/early'

/** C-DELAY, RT-28. */
const IDLE = 2_000
/** All at once, for one page. */
const FEW = 8
const MOST = 40
const NOT_EARLY = '[download], [target="_blank"], [rel~="nofollow"], .no-prerender, .no-prerender *'

/**
 * Fetches the documents behind the links in view when nothing has moved for two seconds: by `<link rel=prefetch>`, because Chromium
 * refuses rules that a script writes, whatever the policy allows. A browser that supports neither is unaffected.
 */
export function prefetchLinks(): () => void {
  if (!document.createElement('link').relList.supports('prefetch') || isSaving()) return () => {}
  const asked = new Set([addressOf(location)])
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchEarly = (links: HTMLAnchorElement[]) => {
    const urls = new Set(links.map(addressOf).filter((url) => !asked.has(url)))
    for (const url of [...urls].slice(0, Math.min(FEW, MOST - asked.size))) {
      asked.add(url)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: url }))
    }
  }
  const wait = () => {
    clearTimeout(timer)
    if (asked.size < MOST) timer = setTimeout(() => whenIdle(() => findLinksInView(fetchEarly)), IDLE)
  }
  wait()
  addEventListener('scroll', wait, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', wait)
  }
}

const addressOf = ({ href }: { href: string }): string => href.split('#', 1)[0]!

/** The browser knows by its next frame. Asked for their boxes, it would first lay out what it has not shown yet (`content-visibility`). */
function findLinksInView(found: (links: HTMLAnchorElement[]) => void): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const seen = entries.filter(({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.width > 0)
    found(seen.map(({ target }) => target as HTMLAnchorElement))
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (link.origin === location.origin && !link.matches(NOT_EARLY) && mayComeEarly(link)) observer.observe(link)
}

function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
