import type { Answer } from '@/schemas/api/base/contract'
import type { searchAll } from '@/schemas/api/site/search'
import { SafeLink } from '@/blocks/base/_parts/action-link'
import { Marked } from './marked'

type Near = Answer<typeof searchAll>['item']['nearest'][number]

/** What stands nearest to the words, whatever its tab. */
export function Nearest({ nearest, words }: { nearest: readonly Near[]; words: readonly string[] }) {
  const linked = nearest.filter(({ link }) => link !== '')
  if (linked.length === 0) return null
  return (
    <nav aria-label="가장 가까운 결과" className="mt-6 md:mt-8">
      <ul className="flex flex-wrap gap-2">
        {linked.map(({ kind, title, link }) => (
          <li key={link}>
            <SafeLink
              href={link}
              newWindow={/^https?:/.test(link)}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4.5 text-small font-medium text-ink-soft transition-colors duration-(--duration-quick) hover:border-ink hover:text-ink"
            >
              <span className="text-ink-mute">{kind}</span>
              <span className="ml-2">
                <Marked text={title} words={words} />
              </span>
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
