'use client'
import { useEffect, useRef, useState } from 'react'
import type { ProductSection } from '../_parts/product/sections'

/** How far below the header a section already counts as current, in px. */
const READING = 40

/**
 * The sections of the product's page as links that stay visible: plain links to `#features`, which work before hydration and can be
 * shared. The current one is marked; a section that an editor removed from the page has no link.
 */
export function SectionTabs({ sections }: { sections: readonly ProductSection[] }) {
  const nav = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState<string>()
  const [missing, setMissing] = useState<readonly string[]>([])

  useEffect(() => {
    const places = sections.flatMap(({ key }) => document.getElementById(key) ?? [])
    const here = new Set(places.map(({ id }) => id))
    const gone = sections.flatMap(({ key }) => (here.has(key) ? [] : [key]))
    const find = () => {
      setMissing(gone)
      // A link scrolls its section to the scroll padding.
      const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + READING
      setCurrent(places.findLast((place) => place.getBoundingClientRect().top <= line)?.id)
    }
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(find)
    }
    later()
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [sections])
  // The row scrolls to the current section; the page itself does not.
  useEffect(() => {
    const row = nav.current!.querySelector('ul')!
    const link = row.querySelector<HTMLElement>('[aria-current]')
    if (link) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 2 + link.offsetWidth / 2 })
  }, [current])

  return (
    <nav
      ref={nav}
      aria-label="제품 정보"
      data-below-header=""
      className="sticky top-(--size-header-mobile) z-(--z-sticky) mt-10 border-y border-line bg-page transition-[top] duration-(--duration-base) md:top-(--size-header) md:mt-24 [html[data-away]_&]:top-0 print:hidden"
    >
      <ul className="scroll-x relative mx-auto flex w-full max-w-[calc(var(--container-base)+2*var(--gutter))] gap-6 px-(--gutter) md:gap-10">
        {sections
          .filter(({ key }) => !missing.includes(key))
          .map(({ key, label, count }) => (
            <li key={key} className="shrink-0">
              <a
                href={`#${key}`}
                aria-current={key === current ? 'true' : undefined}
                className="inline-flex h-13 min-w-11 items-center justify-center gap-1.5 border-b-2 border-transparent text-[15px] text-ink-mute -outline-offset-4 transition-colors duration-(--duration-quick) hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink md:h-15 md:text-body"
              >
                {label}
                {count !== undefined && <span className="numeric">{count}</span>}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
