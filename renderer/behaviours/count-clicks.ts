import { call } from '@/schemas/api/base/call'
import { countBanner, countPopup, countTag } from '@/schemas/api/site/clicks'

/** The counted click may leave the page; a missed count is not reported. */
const COUNTS: Record<string, (target: string) => Promise<unknown>> = {
  countTag: (key) => call(countTag, { key }, { keepalive: true }),
  countBanner: (bannerId) => call(countBanner, { bannerId }, { keepalive: true }),
  countPopup: (popupId) => call(countPopup, { popupId }, { keepalive: true }),
}

/** Counts clicks on links inside elements that blocks have marked with `data-count-tag`, `-banner` or `-popup` and its name. */
export function countClicks(): () => void {
  const count = ({ target, type, button }: MouseEvent) => {
    // The right button follows no link.
    if (type === 'auxclick' && button !== 1) return
    const link = target instanceof Element ? target.closest('a[href]') : null
    const marked = link?.closest<HTMLElement>('[data-count-tag], [data-count-banner], [data-count-popup]')
    for (const [name, send] of Object.entries(COUNTS)) {
      const named = marked?.dataset[name]
      if (named) void send(named).catch(() => undefined)
    }
  }
  document.addEventListener('click', count)
  document.addEventListener('auxclick', count)
  return () => {
    document.removeEventListener('click', count)
    document.removeEventListener('auxclick', count)
  }
}
