'use client'
import { Star } from 'lucide-react'
import { use } from 'react'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import type { SideProps } from './side'
import { SideMemoryContext } from './side-memory'

/** Keeps the current screen at the top of the navigation. Nothing on a screen that always stands there. */
export function SideStar({ links, here }: Pick<SideProps, 'links' | 'here'>) {
  const memory = use(SideMemoryContext)
  const link = links
    .filter(({ words }) => words !== undefined)
    .flatMap((group) => group.links)
    .find(({ id }) => id === here)
  if (!memory || !link) return null
  const isKept = memory.favourites.includes(here)
  return (
    <>
      <button
        type="button"
        aria-label="즐겨찾기"
        aria-pressed={isKept}
        title={isKept ? '즐겨찾기에서 빼기' : '즐겨찾기에 두기'}
        className={`${BUTTON} -mx-1 text-studio-text-mute aria-pressed:text-studio-select`}
        onClick={() => void memory.keep(here, link.words, !isKept)}
      >
        <Star {...ICON} fill={isKept ? 'currentColor' : 'none'} />
      </button>
      <span role="status" className="sr-only">
        {memory.done}
      </span>
      <span role="alert" className="text-studio-label font-normal text-danger">
        {memory.fault}
      </span>
    </>
  )
}
