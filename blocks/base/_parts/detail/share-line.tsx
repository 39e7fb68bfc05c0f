import type { ReactNode } from 'react'
import { ShareButton } from '../share/share-button.lazy'

interface Props {
  /** On the left: a badge, or author and date. */
  children: ReactNode
  /** An action beside 공유. */
  action?: ReactNode
  scraps?: number
  views?: number
  eventId?: string
  className?: string
}

/** One line of the head that ends with 공유하기 (SYS-24). */
export function ShareLine({ children, action, className = '', ...share }: Props) {
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-3 ${className}`}>
      {children}
      <div className="-mr-3 flex shrink-0">
        {action}
        <ShareButton {...share} />
      </div>
    </div>
  )
}
