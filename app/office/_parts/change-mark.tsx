import { ArrowDown, ArrowUp } from 'lucide-react'
import { ICON } from '@/builder/ui/icon'
import { changeWords } from './change-words'

interface ChangeMarkProps {
  count: number
  before: number
  /** More of it is worse. */
  isBad?: boolean
}

/** How a count changed, as a symbol of its own shape and in words. */
export function ChangeMark({ count, before, isBad = false }: ChangeMarkProps) {
  const { words, direction } = changeWords(count, before)
  const Symbol = direction === 'up' ? ArrowUp : ArrowDown
  const isGood = (direction === 'up') !== isBad
  const colour = direction === 'same' ? 'text-studio-text-mute' : isGood ? 'text-success' : 'text-danger'
  return (
    <span className={`inline-flex items-center gap-0.5 text-studio-label font-normal whitespace-nowrap tabular-nums ${colour}`}>
      {direction !== 'same' && <Symbol {...ICON} size={14} aria-hidden className="shrink-0" />}
      {words}
    </span>
  )
}
