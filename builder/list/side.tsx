'use client'
// The side navigation of every office screen: links to the other screens, and the member of staff. On a narrow screen it folds into a
// menu.
import { Dialog } from '@base-ui/react/dialog'
import { LogOut, Menu, Search, UserRound, X } from 'lucide-react'
import { Fragment, use, useState, type MouseEvent, type ReactNode } from 'react'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { signOut, type readMe } from '@/schemas/api/auth/staff'
import { BUTTON } from '../ui/button'
import { CHROME } from '../ui/chrome'
import { ICON } from '../ui/icon'
import { Keys } from '../ui/keys'
import { Scrim } from '../ui/scrim'
import { FinderContext } from './finder-context'
import { openLinks } from './open-links'

export type Person = Item<typeof readMe>

/** A link of the side navigation. */
export interface SideLink {
  id: string
  path: string
  words: string
  icon: ReactNode
  /** Heading above the first link of a group. */
  section?: string
  /** Area that the member of staff must see; undefined for screens of everybody. */
  right?: string
}

export interface SideProps {
  /** The site's mark and name. */
  brand: ReactNode
  person: Person
  /** Links in groups, separated from each other. */
  links: readonly (readonly SideLink[])[]
  /** Id of the current screen's link. */
  here: string
  /** Shows another list without a new document. @returns false when the screen cannot; then the link is followed. */
  onFollow?: (id: string) => boolean
}

export function Side(props: SideProps) {
  return (
    <aside className="sticky top-0 flex h-dvh w-52 shrink-0 flex-col overflow-y-auto border-r border-studio-line px-2.5 py-3.5 max-md:hidden">
      <Content {...props} />
    </aside>
  )
}

/** The side navigation behind a button. */
export function FoldedSide({ onFollow, ...props }: SideProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger aria-label="관리 메뉴 열기" className={`${BUTTON} -ml-3 md:hidden`}>
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
          <Content
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

const LINK =
  'flex h-9 items-center gap-2.5 rounded-md px-2.5 text-studio-800 hover:bg-studio-100 aria-[current=page]:bg-studio-200 aria-[current=page]:font-semibold aria-[current=page]:text-studio-text max-md:h-11 pointer-coarse:h-11'
const APART = 'relative mt-4 before:absolute before:inset-x-2.5 before:-top-2 before:h-px before:bg-studio-line'

const FIND = { code: 'KeyK', mod: true } as const

function Content({ brand, person, links, here, onFollow }: SideProps) {
  const find = use(FinderContext)
  const open = openLinks(links, person)
  return (
    <>
      <div className="flex items-center gap-1 max-md:mr-12">
        <a href="/ice_builder" className="flex min-w-0 flex-1 items-center gap-2 rounded-md px-2.5 py-1.5 text-studio-title tracking-tight">
          {brand}
        </a>
        <a
          href="/ice_builder/account"
          aria-label={`내 계정, ${person.name}`}
          title="내 계정"
          aria-current={here === 'account' ? 'page' : undefined}
          className={`${BUTTON} aria-[current=page]:bg-studio-200`}
        >
          <UserRound {...ICON} />
        </a>
      </div>
      {find && (
        <button
          type="button"
          className={`${BUTTON} mt-3 w-full justify-start border border-studio-line bg-studio-panel px-2.5 font-normal text-studio-text-mute`}
          onClick={find}
        >
          <Search {...ICON} />
          <span className="flex-1 text-left">찾기</span>
          <Keys shortcut={FIND} />
        </button>
      )}
      <nav aria-label="관리 메뉴" className="mt-3 flex flex-col">
        {open.map((group, at) =>
          group.map(({ id, path, words, icon, section }, i) => (
            <Fragment key={id}>
              {i === 0 && section && <p className={`${APART} px-2.5 pb-1 text-studio-micro text-studio-text-mute`}>{section}</p>}
              <a
                href={path}
                aria-current={here === id ? 'page' : undefined}
                className={`${LINK} ${at > 0 && i === 0 && !section ? APART : ''}`}
                onClick={(event) => {
                  if (isPlainClick(event) && onFollow?.(id)) event.preventDefault()
                }}
              >
                {icon}
                {words}
              </a>
            </Fragment>
          )),
        )}
      </nav>
      <SignedIn person={person} />
    </>
  )
}

/** With a modifier key the browser opens a new tab, as for every link. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

function SignedIn({ person }: { person: Person }) {
  const [fault, setFault] = useState('')
  async function leave(): Promise<void> {
    setFault('')
    try {
      await call(signOut, {})
      location.reload()
    } catch (error) {
      // A session that ended elsewhere counts as signed out.
      if (error instanceof CallFailure && (error.status === 401 || error.status === 403)) return location.reload()
      setFault('로그아웃하지 못했습니다. 연결을 확인한 뒤 다시 시도해 주세요.')
    }
  }
  return (
    <div className="mt-auto pt-6">
      <p role="alert" className="px-2.5 text-studio-label font-normal text-danger not-empty:mb-2">
        {fault}
      </p>
      <div className="flex items-center gap-2.5 pl-2.5">
        <span
          aria-hidden
          className="grid size-7.5 shrink-0 place-items-center rounded-full bg-walnut-100 text-studio-label font-semibold text-walnut-700"
        >
          {person.name.slice(0, 1)}
        </span>
        <p className="min-w-0 flex-1">
          <span className="block truncate">{person.name}</span>
          <span className="block text-studio-micro font-normal text-studio-text-mute">
            {[person.role === 'adm' ? '관리자' : (person.roleName ?? '매니저'), person.shopName].filter(Boolean).join(' · ')}
          </span>
        </p>
        <button type="button" aria-label="로그아웃" title="로그아웃" className={BUTTON} onClick={() => void leave()}>
          <LogOut {...ICON} />
        </button>
      </div>
    </div>
  )
}
