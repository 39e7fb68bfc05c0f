import { CONTACT } from '@/schemas/rules/base/contact'

/**
 * Opens the consultation partner's page in a new window for every link to /cs/contact in a text or a record, and leaves the URL unchanged
 * (G-CONTACT, RT-09). The link is rewritten just before it is used, so that it works for a click, a middle click, Enter and the browser's
 * menu.
 */
export function redirectContactLinks(consultUrl: string, on?: AddEventListenerOptions): void {
  const change = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname.replace(/\/+$/, '') !== CONTACT) return
    link.href = consultUrl
    link.target = '_blank'
    link.rel = 'noopener'
  }
  for (const name of ['pointerdown', 'focusin', 'click'] as const) document.addEventListener(name, change, { ...on, capture: true })
}
