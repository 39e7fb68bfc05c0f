import type { SessionState } from '@/schemas/api/auth/session-state'

/**
 * Says on the root element who looks at the page, so that site-menu.css shows the entries of menus that are for members and hides those
 * for visitors. The page itself is one copy for everybody.
 */
export function markViewer(session: SessionState): void {
  const root = document.documentElement
  if (session.code !== 'signed') root.removeAttribute('data-viewer')
  else root.setAttribute('data-viewer', session.user.bizYn === 'Y' ? 'business' : 'member')
}
