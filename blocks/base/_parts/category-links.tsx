export interface Category {
  code: string
  name: string
}

interface Props {
  label: string
  categories: readonly Category[]
  chosen: string
  hrefOf: (code: string) => string
}

/** Chips that are links: the choice is in the URL, so that no script is needed. */
export function CategoryLinks({ label, categories, chosen, hrefOf }: Props) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="scroll-x -mx-(--gutter) -my-1 flex gap-2 px-(--gutter) py-1 md:mx-0 md:flex-wrap md:px-0">
        {[{ code: '', name: '전체' }, ...categories].map(({ code, name }) => (
          <li key={code} className="shrink-0">
            <a
              href={hrefOf(code)}
              aria-current={code === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4.5 text-small font-medium text-ink-soft transition-colors duration-(--duration-quick) hover:border-ink hover:text-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
