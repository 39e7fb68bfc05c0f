import { ActionLink } from './action-link'

interface Props {
  id?: string | undefined
  className?: string
  title: string
  level?: number
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'title'
  eyebrow?: string | undefined
  lead?: string | undefined
  link?: { label: string; href: string } | undefined
  linkAs?: 'text' | 'button' | undefined
  align?: 'left' | 'center' | undefined
  /** Beside its content instead of above it: the link comes last. */
  stacked?: boolean
}

const looks = { display: 'type-display', h1: 'type-h1', h2: 'type-h2', h3: 'type-h3', title: 'type-title' }

/** A heading, its introduction, and a link: the heading at the left edge, the link at the right. */
export function SectionHeading({
  id,
  className = '',
  title,
  level = 2,
  size = 'h2',
  eyebrow,
  lead,
  link,
  linkAs = 'text',
  align = 'left',
  stacked = false,
}: Props) {
  const Tag = `h${Math.min(6, Math.max(1, level))}` as 'h2'
  const centred = align === 'center'
  const action = link && (
    <ActionLink href={link.href} tone={linkAs === 'button' ? 'line' : 'text'}>
      {link.label}
    </ActionLink>
  )
  return (
    <div
      id={id}
      className={`${className} flex flex-wrap justify-between gap-x-6 ${stacked ? (linkAs === 'button' ? 'flex-col items-start' : 'items-start md:flex-col') : 'items-start md:items-end'} ${centred ? 'flex-col items-center text-center' : ''}`}
    >
      <div className="min-w-44 flex-1">
        {eyebrow && <p className="mb-2 text-small font-medium text-ink-mute">{eyebrow}</p>}
        <Tag className={`${looks[size]} whitespace-pre-line`}>{title}</Tag>
        {lead && (
          <p
            className={`${size === 'h1' || size === 'display' ? 'mt-3 md:mt-5' : 'mt-1.5 md:mt-2'} ${stacked ? 'max-w-[20em]' : 'max-w-[40em]'} text-pretty whitespace-pre-line ${size === 'h3' || size === 'title' ? 'text-body' : 'text-lead'} text-ink-soft`}
          >
            {lead}
          </p>
        )}
      </div>
      {action && (
        <div
          className={
            stacked
              ? linkAs === 'button'
                ? 'mt-7 md:mt-9'
                : '-my-1 shrink-0 md:my-0 md:mt-3'
              : centred
                ? 'mt-4'
                : '-my-1 shrink-0 md:my-0'
          }
        >
          {action}
        </div>
      )}
    </div>
  )
}
