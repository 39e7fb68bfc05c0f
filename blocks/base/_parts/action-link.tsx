import type { ReactNode } from 'react'
import { isSafeLink } from '@/lib/html/is-safe-link'
import { Icon } from '@/lib/ui/icon'
import { CONTACT } from '@/schemas/rules/base/contact'

export type ActionTone = 'primary' | 'line' | 'text'
export type ActionSize = 'sm' | 'md' | 'lg'

const base = 'inline-flex items-center justify-center gap-2 font-semibold transition-colors duration-(--duration-quick) active:opacity-90'
const tones: Record<ActionTone, string> = {
  primary: 'rounded-sm bg-action text-on-ink hover:bg-action-hover',
  line: 'rounded-sm border border-line-field bg-page text-ink hover:border-ink hover:bg-action-quiet',
  text: 'text-ink underline-offset-4 hover:underline',
}
const sizes: Record<ActionSize, string> = {
  sm: 'min-h-11 px-4 text-small font-semibold',
  md: 'min-h-12 px-6 text-body font-semibold',
  lg: 'min-h-14 px-7 text-body font-semibold',
}

interface Props {
  href: string
  children: ReactNode
  tone?: ActionTone
  size?: ActionSize
  newWindow?: boolean | undefined
  current?: 'page' | 'true' | undefined
  className?: string
}

/** A link that looks like a button. An unsafe URL is rendered as text. */
export function ActionLink({ href, children, tone = 'line', size = 'md', newWindow = false, className = '' }: Props) {
  const look = tone === 'text' ? `${base} ${tones.text} min-h-11 text-small font-semibold` : `${base} ${tones[tone]} ${sizes[size]}`
  return SafeLink({
    href,
    newWindow,
    className: `${look} ${className}`,
    children: (
      <>
        {children}
        {tone === 'text' && <Icon name={newWindow ? 'external' : 'chevron'} size={16} />}
        {newWindow && tone !== 'text' && <Icon name="external" size={16} />}
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
  children,
}: Pick<Props, 'href' | 'newWindow' | 'current' | 'className' | 'children'>) {
  if (!href || !isSafeLink(href)) return <span className={className}>{children}</span>
  const isOutside = newWindow || href === CONTACT
  return (
    <a
      href={href}
      className={className}
      {...(current ? { 'aria-current': current } : {})}
      {...(isOutside ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {isOutside && <span className="sr-only">(새 창)</span>}
    </a>
  )
}
