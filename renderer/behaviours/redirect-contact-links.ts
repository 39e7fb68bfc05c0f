import { CONTACT } from '@/schemas/rules/base/contact'

/**
 * Wherever a text or a record links to /cs/contact, the consultation partner's page opens in a new window and the URL
 * stays (G-CONTACT, RT-09). The link itself is changed just before it is used, so that every way of opening it holds:
 * a click, a middle click, Enter, the menu of the browser.
 */
export function redirectContactLinks(consultUrl: string): () => void {
  const change = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname.replace(/\/+$/, '') !== CONTACT) return
    link.href = consultUrl
    link.target = '_blank'
    link.rel = 'noopener'
  }
  const names = ['pointerdown', 'focusin', 'click'] as const
  for (const name of names) document.addEventListener(name, change, true)
  return () => {
    for (const name of names) document.removeEventListener(name, change, true)
  }
}
