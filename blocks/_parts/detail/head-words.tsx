import type { ReactNode } from 'react'
import { ShareButton } from '../share/share-button.lazy'

interface TitleProps {
  title: string
  summary?: string | undefined
  size?: 'type-h1' | 'type-display'
  titleClass?: string
  summaryClass?: string
}

/** Title and summary in the head of a detail page. */
export function HeadWords({ title, summary, size = 'type-h1', titleClass = '', summaryClass = '' }: TitleProps) {
  return (
    <>
      <h1 className={`${size} ${titleClass}`}>{title}</h1>
      {summary && <p className={`text-lead text-pretty ${summaryClass}`}>{summary}</p>}
    </>
  )
}

interface ShareLineProps {
  /** What stands on the left: a badge, or who wrote it and when. */
  children: ReactNode
  scraps?: number
  views?: number
  eventId?: string
  className?: string
}

/** One line of the head that ends with 공유하기 (SYS-24). */
export function ShareLine({ children, className = '', ...share }: ShareLineProps) {
  return (
    <div className={`flex items-center justify-between gap-4 ${className}`}>
      {children}
      <ShareButton {...share} className="-mr-3" />
    </div>
  )
}
