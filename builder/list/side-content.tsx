'use client'
// What stands in the side navigation: the search, what waits, one's favourites, the groups, the help, and who is signed in.
import { ChevronDown, Search, UserRound } from 'lucide-react'
import { use, useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { Keys } from '../ui/keys'
import { FinderContext } from './finder-context'
import { NewsContext } from './news-context'
import { NewsCount } from './news-count'
import { openLinks } from './open-links'
import type { SideGroup, SideLink, SideProps } from './side'
import { SideMemoryContext } from './side-memory'
import { SignedIn } from './signed-in'

const ROW = 'flex h-8 w-full items-center gap-2.5 rounded-md px-2.5 text-left hover:bg-studio-100 max-md:h-11 pointer-coarse:h-11'
/** The bar is laid out with the current screen in sight, so that nothing moves under a pointer once the scripts run. */
const IN_SIGHT = 'aria-[current=page]:[scroll-initial-target:nearest]'
const LINK = `${ROW} ${IN_SIGHT} text-studio-800 aria-[current=page]:bg-studio-200 aria-[current=page]:font-semibold aria-[current=page]:text-studio-text`
const APART = 'mt-2 border-t border-studio-line pt-2'
const FIND = { code: 'KeyK', mod: true } as const
/** So few groups, as a shop has them, all stand open. */
const FEW = 3

type Follow = (event: MouseEvent, id: string) => void
interface Shown {
  here: string
  follow: Follow
}

export function SideContent({ brand, person, links, here, onFollow }: SideProps) {
  const find = use(FinderContext)
  const memory = use(SideMemoryContext)
  const news = use(NewsContext)
  const nav = useRef<HTMLElement>(null)
  const favouritesId = useId()
  const open = openLinks(links, person)
  const grouped = open.filter(({ words }) => words !== undefined)
  const above = open.find(({ id }) => id === 'top')
  const below = open.filter((group) => group.words === undefined && group !== above)
  const every = grouped.flatMap((group) => group.links)
  const favourites = (memory?.favourites ?? []).flatMap((id) => every.find((link) => link.id === id) ?? [])
  const follow: Follow = (event, id) => {
    if (isPlainClick(event) && onFollow?.(id)) event.preventDefault()
  }
  useEffect(() => {
    const link = nav.current?.querySelector('li [aria-current=page]')?.getBoundingClientRect()
    const place = nav.current?.parentElement
    // Where the browser does not know `scroll-initial-target`. A bar that somebody points at stays: the press would meet another entry.
    if (!link || !place || place.matches(':hover, :focus-within')) return
    // `scrollIntoView` would let the first Tab start here, past the link to the screen's own part.
    const { top, bottom } = place.getBoundingClientRect()
    if (link.bottom > bottom) place.scrollTop += link.bottom - bottom
    else if (link.top < top) place.scrollTop -= top - link.top
  }, [])
  return (
    <>
      <div className="flex shrink-0 items-center gap-1 max-md:mr-12">
        <a
          href="/ice_builder/home"
          className="flex min-w-0 flex-1 items-center gap-2 rounded-md px-2.5 py-1.5 text-studio-title tracking-tight"
        >
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
      <div className="mt-3 flex shrink-0 items-center gap-1">
        {find && (
          <button
            type="button"
            className={`${BUTTON} min-w-0 flex-1 justify-start border border-studio-line bg-studio-panel px-2.5 font-normal text-studio-text-mute`}
            onClick={find}
          >
            <Search {...ICON} />
            <span className="flex-1 text-left">찾기</span>
            <span className="max-md:hidden pointer-coarse:hidden">
              <Keys shortcut={FIND} />
            </span>
          </button>
        )}
        {/* On a narrow screen it stands beside the button of this menu. */}
        {news && <div className="max-md:hidden">{news.bell}</div>}
      </div>
      {/* The head stays while this scrolls, and its words fade before they reach it. Where hardly anything of it could be seen, the bar scrolls as a whole. */}
      <div className="-mx-2.5 flex min-h-40 flex-1 scroll-pt-24 flex-col overflow-y-auto px-2.5 mask-[linear-gradient(transparent,black_0.75rem)]">
        <nav ref={nav} aria-label="관리 메뉴" className="mt-3">
          {above && <Links links={above.links} {...{ here, follow }} />}
          {favourites.length > 0 && (
            <section aria-labelledby={favouritesId}>
              <h2 id={favouritesId} className="px-2.5 pt-3 pb-0.5 text-studio-micro font-normal text-studio-text-mute">
                즐겨찾기
              </h2>
              {/* The entry in its group says which screen this is. */}
              <Links links={favourites} here="" follow={follow} />
            </section>
          )}
          <ul className={above || favourites.length > 0 ? APART : ''}>
            {grouped.map((group) => (
              <Group
                key={group.id}
                group={group}
                isUsuallyOpen={group.isUsuallyOpen === true || grouped.length <= FEW}
                {...{ here, follow }}
              />
            ))}
          </ul>
          {below.map((group) => (
            <div key={group.id} className={APART}>
              <Links links={group.links} {...{ here, follow }} />
            </div>
          ))}
        </nav>
        <SignedIn person={person} />
      </div>
    </>
  )
}

/**
 * A group that folds, before the page's scripts too. The one of the current screen is open on every screen, however it was left; another
 * is as the person left it.
 */
function Group({ group: { id, words, icon, links }, isUsuallyOpen, here, follow }: Shown & { group: SideGroup; isUsuallyOpen: boolean }) {
  const memory = use(SideMemoryContext)
  const [pressed, setPressed] = useState<boolean | null>(null)
  const counts = use(NewsContext)?.counts ?? {}
  const countId = useId()
  const count = links.reduce((total, link) => total + (counts[link.id] ?? 0), 0)
  const isHere = links.some((link) => link.id === here)
  const isOpen = pressed ?? (isHere || (memory?.folds[id] ?? isUsuallyOpen))
  return (
    <li>
      <details
        open={isOpen}
        className="group"
        onToggle={({ currentTarget }) => {
          // A group that is rendered open says so, too.
          if (currentTarget.open === isOpen) return
          setPressed(currentTarget.open)
          memory?.fold(id, currentTarget.open)
        }}
      >
        <summary
          aria-describedby={count > 0 ? countId : undefined}
          className={`${ROW} cursor-pointer list-none font-medium text-studio-800 [&::-webkit-details-marker]:hidden`}
        >
          {icon}
          <span className="flex-1">{words}</span>
          <span className="contents group-open:hidden">
            <NewsCount id={countId} count={count} />
          </span>
          <ChevronDown {...ICON} size={14} className="shrink-0 -rotate-90 text-studio-text-mute group-open:rotate-0" />
        </summary>
        <div className="pb-1 pl-4">
          <Links links={links} here={here} follow={follow} />
        </div>
      </details>
    </li>
  )
}

function Links({ links, here, follow }: Shown & { links: readonly SideLink[] }) {
  const counts = use(NewsContext)?.counts ?? {}
  const countId = useId()
  return (
    <ul>
      {links.map(({ id, path, words, icon }) => (
        <li key={id}>
          <a
            href={path}
            aria-current={here === id ? 'page' : undefined}
            aria-describedby={counts[id] ? `${countId}-${id}` : undefined}
            className={LINK}
            onClick={(event) => follow(event, id)}
          >
            {icon}
            <span className="truncate">{words}</span>
            <NewsCount id={`${countId}-${id}`} count={counts[id] ?? 0} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** With a modifier key the browser opens a new tab, as for every link. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
