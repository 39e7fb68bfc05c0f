'use client'
import { List, type LucideIcon } from 'lucide-react'
import { writeQuery } from '@/builder/list/use-query'
import { ActButton } from '@/builder/ui/act-button'
import { SEGMENT, SEGMENTS } from '@/builder/ui/segment'

interface LookSwitchProps {
  /** The other look, as the URL says it, and whether it is shown now. */
  look: string
  isShown: boolean
  words: string
  icon: LucideIcon
  /** What of the view the list does not take over. */
  drops?: readonly string[]
}

/** The same rows as a list or in another look: the filters stay, and either look starts at its beginning. */
export function LookSwitch({ look, isShown, words, icon, drops = [] }: LookSwitchProps) {
  const show = (wanted: string | null): void => {
    const query = new URLSearchParams(location.search)
    for (const name of ['page', ...(wanted ? [] : drops)]) query.delete(name)
    if (wanted) query.set('look', wanted)
    else query.delete('look')
    writeQuery(query.size > 0 ? `?${query.toString()}` : '', 'push')
  }
  return (
    <div role="group" aria-label="보는 방법" className={SEGMENTS}>
      <ActButton icon={List} look={SEGMENT} aria-pressed={!isShown} onClick={() => show(null)}>
        목록
      </ActButton>
      <ActButton icon={icon} look={SEGMENT} aria-pressed={isShown} onClick={() => show(look)}>
        {words}
      </ActButton>
    </div>
  )
}
