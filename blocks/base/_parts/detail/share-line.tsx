import type { ReactNode } from 'react'
import { ShareButton } from '../share/share-button.lazy'

interface Props {
  /** On the left: a badge, or author and date. */
  children: ReactNode
  scraps?: number
  views?: number
  eventId?: string
  className?: string
}

/** One line of the head that ends with 공유하기 (SYS-24). */
export function ShareLine({ children, className = '', ...share }: Props) {
  return (
    <div className={`flex items-center justify-between gap-4 ${className}`}>
      {children}
      <ShareButton {...share} className="-mr-3" />
    </div>
  )
}
