import type { ViewProps } from '@/renderer/define-block'
import { OWN_LIST_WORDS, ownListPath } from '@/schemas/rules/catalog/own-lists'
import { Picture } from '@/blocks/base/_parts/picture'
import { ForgetRecents } from './forget-recents.lazy'
import type { Data } from './load'
import type { Props } from './schema'

const SHOWN = ['case', 'product', 'goods'] as const

/** What the member looked at on any of their devices; nothing before the first one. */
export function MyRecents({ id, data: { lists } }: ViewProps<Props, Data>) {
  if (!lists) return null
  const rows = SHOWN.filter((list) => lists[list].length > 0)
  if (rows.length === 0) return null
  return (
    <div className="frame">
      {rows.map((list) => (
        <section key={list} aria-labelledby={`${id}-${list}`} className="mt-8">
          <div className="flex items-end justify-between gap-6">
            <h2 id={`${id}-${list}`} className="type-h3">
              {OWN_LIST_WORDS[list]}
            </h2>
            <ForgetRecents list={list} ids={lists[list].map((one) => one.id)} />
          </div>
          <ul aria-label={OWN_LIST_WORDS[list]} className="scroll-x -mx-(--gutter) mt-4 flex gap-3 px-(--gutter) py-2">
            {lists[list].map((one) => (
              <li key={one.id} className="card relative w-32 shrink-0 md:w-44">
                <Picture image={{ src: one.image, alt: '' }} ratio="1/1" sizes="176px" lively className="rounded-sm" />
                <a href={ownListPath(list, one.id)} className="stretched mt-3 line-clamp-2 text-small font-medium">
                  {one.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
