import type { ReactNode } from 'react'
import { isSafeLink } from '@/lib/html/is-safe-link'
import { Icon } from '@/lib/ui/icon'
import { CONTACT } from '@/schemas/rules/base/contact'

export type ActionTone = 'primary' | 'line' | 'text'
export type ActionSize = 'sm' | 'md' | 'lg'

const tones: Record<ActionTone, string> = { primary: 'action-primary', line: 'action-line', text: 'action-text' }
const sizes: Record<ActionSize, string> = { sm: 'action-sm', md: 'action-md', lg: 'action-lg' }

interface Props {
  href: string
  children: ReactNode
  tone?: ActionTone
  size?: ActionSize
  newWindow?: boolean | undefined
  current?: 'page' | 'true' | undefined
  className?: string
  /** The banner that it is, whose presses are counted. */
  banner?: string | undefined
}

/** A link that looks like a button. An unsafe URL is rendered as text. */
export function ActionLink({ href, children, tone = 'line', size = 'md', newWindow = false, className = '' }: Props) {
  const isText = tone === 'text'
  const look = `action ${tones[tone]}${isText ? (newWindow ? '' : ' onward') : ` ${sizes[size]}`}`
  return SafeLink({
    href,
    newWindow,
    className: `${look} ${className}`.trim(),
    children: (
      <>
        {children}
        {newWindow && <Icon name="external" size={16} />}
      </>
    ),
  })
}

/** A link whose URL comes from an editor or a record. */
export function SafeLink({
  href,
  newWindow = false,
  current,
  className,
  banner,
  children,
}: Pick<Props, 'href' | 'newWindow' | 'current' | 'className' | 'banner' | 'children'>) {
  if (!href || !isSafeLink(href)) return <span className={className}>{children}</span>
  const isOutside = newWindow || href === CONTACT
  return (
    <a
      href={href}
      className={className}
      {...(current ? { 'aria-current': current } : {})}
      {...(banner ? { 'data-count-banner': banner } : {})}
      {...(isOutside ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {isOutside && <span className="sr-only">(새 창)</span>}
    </a>
  )
}
