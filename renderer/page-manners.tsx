'use client'
import { useEffect } from 'react'
import { clearCookie } from '@/lib/ui/cookies'
import { whenShown } from '@/lib/ui/when-shown'
import { publicConfig } from '@/schemas/api/site-facts'
import { campaignCookie } from '@/schemas/rules/campaign'
import { guardCopies } from './manners/guard-copies'
import { keepMembersOutOfJoining } from './manners/keep-members-out-of-joining'
import { leadOutside } from './manners/lead-outside'
import { prefetchLinks } from './manners/prefetch-links'

/** What every page does of itself. Draws nothing. */
export function PageManners() {
  useEffect(() => {
    const ends = [guardCopies(location.pathname), leadOutside(publicConfig().consultUrl), keepMembersOutOfJoining(), whenShown(arrive)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return null
}

/** Once somebody really sees the page. */
function arrive(): void | (() => void) {
  const cookie = campaignCookie(location)
  if (cookie) document.cookie = cookie
  // The page after a form was seen: it opens no second time (G-CONSDONE, G-ORDERDONE).
  clearCookie('maru-done')
  // A development server keeps nothing and draws every page anew.
  if (process.env.NODE_ENV === 'production') return prefetchLinks()
}
