import type { AnyContract } from '@/schemas/api/base/contract'
import { send } from '@/schemas/api/base/send'
import { CLICK_CALLS } from '@/schemas/api/site/click-calls'

/** Counts clicks on links inside elements that blocks have marked with `data-count-tag`, `-banner` or `-popup` and its name. */
export function countClicks(on?: AddEventListenerOptions): void {
  const count = ({ target, type, button }: MouseEvent) => {
    // The right button follows no link.
    if (type === 'auxclick' && button !== 1) return
    const link = target instanceof Element ? target.closest('a[href]') : null
    const marked = link?.closest<HTMLElement>('[data-count-tag], [data-count-banner], [data-count-popup]')
    for (const [name, { at, field }] of Object.entries(CLICK_CALLS)) {
      const named = marked?.dataset[name]
      // The counted click may leave the page; a missed count is not reported.
      if (named) void send({ at, writes: true } as unknown as AnyContract, { [field]: named }, { keepalive: true }).catch(() => undefined)
    }
  }
  for (const name of ['click', 'auxclick'] as const) document.addEventListener(name, count, on)
}
