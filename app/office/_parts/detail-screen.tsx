'use client'
// The frame of one record for staff: the way back, what it is, its state with what may be done now, and what was just done.
import { ChevronLeft, ScrollText } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { FoldedSide, type SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { useLostFocus } from '@/builder/list/use-lost-focus'
import { BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { rightsOf } from '@/schemas/rules/base/rights'
import { useLeftList } from './use-left-list'
import { OFFICE_LINKS } from './office-links'

interface DetailScreenProps extends Pick<SideProps, 'brand' | 'person' | 'here'> {
  /** The list that it stands in; the way leads to that list as it was left. */
  back: { href: string; words: string }
  title: ReactNode
  line: ReactNode
  /** Its state, and buttons. */
  acts: ReactNode
  /** In the audit log; of a member, who is a person, everything that was done with their data. */
  target: string
  isPerson?: boolean
  /** What was just done, for everybody to hear. */
  done: string
  children: ReactNode
}

export function DetailScreen({
  brand,
  person,
  here,
  back,
  title,
  line,
  acts,
  target,
  isPerson = false,
  done,
  children,
}: DetailScreenProps) {
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here }
  const backTo = useLeftList(back.href)
  const heading = useRef<HTMLHeadingElement>(null)
  // What was done may take its button away.
  const { given } = useLostFocus(heading)
  return (
    <SideFrame side={side}>
      <header className="flex items-start gap-1">
        <FoldedSide {...side} />
        <a href={backTo} aria-label={back.words} className={`${BUTTON} -ml-2 max-md:ml-0`}>
          <ChevronLeft {...ICON} />
        </a>
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-h3 wrap-anywhere tabular-nums outline-none">
            {title}
          </h1>
          <p className="text-studio-label font-normal wrap-anywhere text-studio-text-mute tabular-nums">{line}</p>
        </div>
      </header>
      <div {...given} className="mt-4 flex flex-wrap items-center gap-2">
        {acts}
        {rightsOf(person).sees('audit') && (
          <a href={`/ice_builder/audit?${isPerson ? 'person' : 'target'}=${encodeURIComponent(target)}`} className={LINE_BUTTON}>
            <ScrollText {...ICON} />
            {isPerson ? '누가 보고 고쳤나' : '감사 기록'}
          </a>
        )}
      </div>
      <p role="status" className="mt-3 rounded-md bg-studio-select-soft px-3 py-2 text-studio-accent-700 empty:hidden">
        {done}
      </p>
      {children}
    </SideFrame>
  )
}
