import { whenIdle } from '@/lib/when-idle'
import { mayPrefetch } from '@/schemas/rules/base/may-prefetch'

/** C-DELAY, RT-28. */
const IDLE = 2_000
/** All at once, for one page. */
const FEW = 8
const MOST = 40
const LINKS = 'a[href]:not([download], [target="_blank"], [rel~="nofollow"], .no-prerender, .no-prerender *)'

/**
 * Fetches the documents behind the links in view when nothing has moved for two seconds: by `<link rel=prefetch>`, because Chromium
 * refuses rules that a script writes, whatever the policy allows. A browser that supports neither is unaffected.
 */
export function prefetchLinks(on?: AddEventListenerOptions): void {
  if (!document.createElement('link').relList.supports('prefetch') || isSaving()) return
  const asked = new Set([addressOf(location)])
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    const most = Math.min(asked.size + FEW, MOST)
    // The browser says what is in view by its next frame. Asked for boxes, it would first lay out what it has not shown yet.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      for (const { target, intersectionRect } of entries) {
        const href = addressOf(target as HTMLAnchorElement)
        if (!intersectionRect.width || asked.has(href) || asked.size >= most) continue
        asked.add(href)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
      }
    })
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS))
      if (link.origin === location.origin && mayPrefetch(link)) observer.observe(link)
  }
  const wait = () => {
    clearTimeout(timer)
    if (asked.size < MOST) timer = setTimeout(() => whenIdle(ask), IDLE)
  }
  wait()
  addEventListener('scroll', wait, { ...on, passive: true })
}

const addressOf = ({ href }: { href: string }): string => href.split('#', 1)[0]!

function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
