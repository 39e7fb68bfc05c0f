import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Person } from '@/builder/list/side'
import { ICON } from '@/builder/ui/icon'
import { ListScreen } from '../../_parts/list-screen'
import { GUIDE_PAGES, guidePath } from './guide-pages'

interface GuideScreenProps {
  brand: ReactNode
  person: Person
  name: string
  /** Sanitised (read-guide.ts). */
  html: string
}

const LINK = 'flex min-h-9 items-center gap-1 rounded-md px-2.5 py-1.5 hover:bg-studio-100 max-md:min-h-11 pointer-coarse:min-h-11'

/** One page of the guide beside the list of all. */
export function GuideScreen({ brand, person, name, html }: GuideScreenProps) {
  const at = GUIDE_PAGES.findIndex((page) => page.name === name)
  const page = GUIDE_PAGES[at]!
  const before = GUIDE_PAGES[at - 1]
  const after = GUIDE_PAGES[at + 1]
  return (
    <ListScreen {...{ brand, person, here: 'guide' }} title={page.title}>
      <div className="mt-6 flex gap-10 max-lg:flex-col-reverse">
        <div className="min-w-0 flex-1">
          <article
            className="prose max-w-190 text-base [&_img]:border [&_img]:border-studio-line"
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <nav aria-label="앞뒤 도움말" className="mt-10 flex max-w-190 justify-between gap-3 border-t border-studio-line pt-4 font-medium">
            {before ? (
              <a href={guidePath(before.name)} rel="prev" className={`${LINK} -ml-2.5`}>
                <ChevronLeft {...ICON} />
                {before.title}
              </a>
            ) : (
              <span />
            )}
            {after && (
              <a href={guidePath(after.name)} rel="next" className={`${LINK} -mr-2.5`}>
                {after.title}
                <ChevronRight {...ICON} />
              </a>
            )}
          </nav>
        </div>
        <nav aria-label="도움말 차례" className="w-52 shrink-0 max-lg:w-full">
          <ol className="sticky top-7 grid gap-0.5 max-lg:static max-lg:grid-cols-2">
            {GUIDE_PAGES.map((one) => (
              <li key={one.name}>
                <a
                  href={guidePath(one.name)}
                  aria-current={one.name === name ? 'page' : undefined}
                  className={`${LINK} text-studio-800 aria-[current=page]:bg-studio-200 aria-[current=page]:font-semibold`}
                >
                  {one.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </ListScreen>
  )
}
