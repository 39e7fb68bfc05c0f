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
              className="block rounded-lg border border-line px-4.5 py-2.5 text-small font-medium text-pretty text-ink-soft transition-colors duration-(--duration-quick) hover:border-ink hover:text-ink"
            >
              <span className="mr-2 whitespace-nowrap text-ink-mute">{kind}</span>
              <Marked text={title} words={words} />
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
