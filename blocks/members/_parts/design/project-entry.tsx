'use client'
import { projectLink } from '@/schemas/rules/members/design-account'
import { useSession } from '@/blocks/auth/_parts/session/use-session'
import { openDesign } from './open-design'

/** The menu entry of the 3D project, for signed-in members (S-DSGN-13). A plain click starts the steps of foundation 4.5. */
export function ProjectEntry({ siteId, className }: { siteId: string; className?: string }) {
  const link = projectLink(useSession().code === 'signed', siteId)
  if (!link) return null
  return (
    <a
      href={link}
      className={className}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void openDesign(link)
      }}
    >
      3D 디자인
    </a>
  )
}
