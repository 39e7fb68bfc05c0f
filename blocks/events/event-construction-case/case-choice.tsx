import { isSafeLink } from '@/lib/html/is-safe-link'
import { Icon } from '@/lib/ui/icon'
import type { EventGame } from '@/schemas/rules/events/event-game'
import { Picture } from '@/blocks/base/_parts/picture'

interface Props {
  /** Of the group of radio buttons. */
  name: string
  candidate: NonNullable<EventGame['cases']>[number]
  isSeen: boolean
  isChosen: boolean
  onVisit: () => void
  onChoose: () => void
}

/**
 * One candidate: its photograph, its link, and the radio button that requires a visit (V-VOTE-2). The button can be focused before, so
 * that a screen reader says what it requires.
 */
export function CaseChoice({ name, candidate: { no, title, href, picture }, isSeen, isChosen, onVisit, onChoose }: Props) {
  return (
    <div className="grid grid-cols-[96px_1fr] gap-x-4 py-4 sm:grid-cols-[144px_1fr]">
      <Picture image={picture} ratio="4/3" sizes="144px" className="rounded-sm" />
      <div className="flex min-w-0 flex-col justify-between gap-1">
        <label className="flex min-h-11 cursor-pointer items-start gap-3 has-aria-disabled:text-ink-mute">
          <input
            type="radio"
            name={name}
            value={no}
            checked={isChosen}
            aria-disabled={!isSeen || undefined}
            onChange={onChoose}
            className="peer absolute size-6 cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border border-line-field bg-page text-transparent before:size-3 before:rounded-full before:bg-current peer-checked:border-ink peer-checked:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-aria-disabled:border-line peer-aria-disabled:bg-surface"
          />
          <span className="font-semibold">
            {no}. {title}
          </span>
        </label>
        {isSafeLink(href) && (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            onClick={onVisit}
            onAuxClick={({ button }) => button === 1 && onVisit()}
            className="inline-flex min-h-11 items-center gap-1.5 self-start text-small font-semibold underline-offset-4 hover:underline"
          >
            사례 보기
            <span className="sr-only">, {title} (새 창)</span>
            <Icon name="external" size={16} />
            {isSeen && (
              <span className="ml-2 inline-flex items-center gap-1 font-normal text-calm">
                <Icon name="check" size={16} />
                확인함
              </span>
            )}
          </a>
        )}
      </div>
    </div>
  )
}
