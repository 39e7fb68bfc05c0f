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
  const asked = new Set([location.href.split('#', 1)[0]!])
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    const urls = linksInView()
      .filter((url) => !asked.has(url))
      .slice(0, Math.min(FEW, MOST - asked.size))
    if (urls.length === 0) return
    for (const url of urls) {
      asked.add(url)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: url }))
    }
  }
  const wait = () => {
    clearTimeout(timer)
    if (asked.size < MOST) timer = setTimeout(() => whenIdle(ask), IDLE)
  }
  wait()
  addEventListener('scroll', wait, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', wait)
  }
}

function linksInView(): string[] {
  const seen = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.origin === location.origin && !link.matches(NOT_EARLY) && mayComeEarly(link) && isInView(link),
  )
  return [...new Set(seen.map((link) => link.href.split('#', 1)[0]!))]
}

function isInView(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && link.checkVisibility()
}

function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
