interface Props {
  /** What they choose, for screen readers. */
  label: string
  tabs: readonly { code: string; name: string }[]
  chosen: string | undefined
  hrefOf: (code: string) => string
}

/** Tabs with their choice in the URL: links, so that Back restores the earlier one (C-TABS). */
export function LinkTabs({ label, tabs, chosen, hrefOf }: Props) {
  if (tabs.length === 0) return null
  return (
    <nav aria-label={label} className="border-b border-line max-md:-mx-(--gutter)">
      <ul className="scroll-x -mb-px flex scroll-px-(--gutter) gap-6 max-md:px-(--gutter) md:gap-10">
        {tabs.map(({ code, name }) => (
          <li key={code} className={code === chosen ? 'shrink-0 [scroll-initial-target:nearest]' : 'shrink-0'}>
            <a
              href={hrefOf(code)}
              aria-current={code === chosen ? 'page' : undefined}
              className="inline-flex min-h-14 items-center border-b-2 border-transparent px-0.5 text-ink-mute transition-colors duration-(--duration-quick) -outline-offset-4 hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
