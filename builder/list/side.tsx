'use client'
// The side navigation of every office screen: links to the other screens, and the member of staff. On a narrow screen it folds into a
// menu.
import { Dialog } from '@base-ui/react/dialog'
import { Menu, X } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import type { readMe } from '@/schemas/api/auth/staff'
import type { Item } from '@/schemas/api/base/contract'
import { BUTTON } from '../ui/button'
import { CHROME } from '../ui/chrome'
import { ICON } from '../ui/icon'
import { Scrim } from '../ui/scrim'
import { NewsContext } from './news-context'
import { SideContent } from './side-content'

export type Person = Item<typeof readMe>

/** A link of the side navigation. */
export interface SideLink {
  id: string
  path: string
  words: string
  icon: ReactNode
  /** Area that the member of staff must see; undefined for screens of everybody. */
  right?: string
}

export interface SideGroup {
  id: string
  /** A group without words does not fold: it stands above or below the others. */
  words?: string
  icon?: ReactNode
  /** Stands open for a person who has folded none. */
  isUsuallyOpen?: true
  links: readonly SideLink[]
}

export interface SideProps {
  /** The site's mark and name. */
  brand: ReactNode
  person: Person
  links: readonly SideGroup[]
  /** Id of the current screen's link. */
  here: string
  /** Shows another list without a new document. @returns false when the screen cannot; then the link is followed. */
  onFollow?: (id: string) => boolean
}

export function Side(props: SideProps) {
  return (
    <aside className="sticky top-0 flex h-[calc(100dvh-var(--foot,0px))] w-52 shrink-0 flex-col overflow-y-auto border-r border-studio-line px-2.5 py-3.5 max-md:hidden print:hidden">
      <SideContent {...props} />
    </aside>
  )
}

/** The side navigation behind a button, and the bell beside it. */
export function FoldedSide(props: SideProps) {
  const news = use(NewsContext)
  return (
    <>
      <FoldedMenu {...props} />
      {news && <div className="-ml-2 md:hidden">{news.bell}</div>}
    </>
  )
}

function FoldedMenu({ onFollow, ...props }: SideProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger aria-label="관리 메뉴 열기" className={`${BUTTON} -ml-3 md:hidden print:hidden`}>
        <Menu {...ICON} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Scrim layer="z-(--z-drawer)" />
        <Dialog.Popup
          aria-label="관리 메뉴"
          className={`${CHROME} fixed inset-y-0 left-0 z-(--z-drawer) flex w-[min(18rem,85vw)] flex-col overflow-y-auto bg-studio-chrome px-2.5 py-3.5 shadow-studio outline-none`}
        >
          <Dialog.Close aria-label="관리 메뉴 닫기" className={`${BUTTON} absolute top-2 right-2`}>
            <X {...ICON} />
          </Dialog.Close>
          <SideContent
            {...props}
            onFollow={(id) => {
              const isFollowed = onFollow?.(id) ?? false
              if (isFollowed) setOpen(false)
              return isFollowed
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
