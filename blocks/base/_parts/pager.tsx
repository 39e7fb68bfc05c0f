import { Icon } from '@/lib/ui/icon'
import { hrefWith } from './href-with'

interface Props {
  path: string
  query: Record<string, string>
  page: number
  pages: number
  /** What is paged, for screen readers: 공지사항. */
  label: string
  /** Query name of the page. */
  name?: 'page' | 'pageNo'
  /** Id of the list, if it does not open the page: its next page is scrolled into view. */
  anchor?: string | undefined
}

const cell = 'inline-grid size-11 place-items-center rounded-full text-small numeric'

/** Page links: five around the current one, so that a phone shows them in one row. */
export function Pager({ path, query, page, pages, label, name = 'page', anchor }: Props) {
  if (pages <= 1) return null
  const first = Math.max(1, Math.min(page - 2, pages - 4))
  const shown = Array.from({ length: Math.min(5, pages) }, (_, i) => first + i)
  const to = (n: number) => hrefWith(path, query, { [name]: n }) + (anchor ? `#${anchor}` : '')
  return (
    <nav aria-label={`${label} 페이지 이동`} className="mt-12 md:mt-16">
      <ul className="flex justify-center md:gap-1">
        <li>
          <Step href={page > 1 ? to(page - 1) : undefined} label="이전 페이지" className="rotate-180" />
        </li>
        {shown.map((n) => (
          <li key={n}>
            {n === page ? (
              <a href={to(n)} aria-current="page" className={`${cell} bg-ink font-semibold text-on-ink`}>
                <span className="sr-only">현재 페이지 </span>
                {n}
              </a>
            ) : (
              <a href={to(n)} className={`${cell} text-ink-soft transition-colors duration-(--duration-quick) hover:bg-surface`}>
                {n}
                <span className="sr-only">페이지</span>
              </a>
            )}
          </li>
        ))}
        <li>
          <Step href={page < pages ? to(page + 1) : undefined} label="다음 페이지" />
        </li>
      </ul>
    </nav>
  )
}

function Step({ href, label, className = '' }: { href: string | undefined; label: string; className?: string }) {
  if (!href) {
    return (
      <span className={`${cell} text-ink-ghost`} aria-hidden="true">
        <Icon name="chevron" size={18} className={className} />
      </span>
    )
  }
  return (
    <a href={href} aria-label={label} className={`${cell} transition-colors duration-(--duration-quick) hover:bg-surface`}>
      <Icon name="chevron" size={18} className={className} />
    </a>
  )
}
