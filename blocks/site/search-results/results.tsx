import type { Listed } from '@/schemas/api/base/contract'
import type { searchAll } from '@/schemas/api/site/search'
import type { SearchTab } from '@/schemas/rules/site/search'
import { SafeLink } from '@/blocks/base/_parts/action-link'
import { Meta } from '@/blocks/base/_parts/card'
import { Picture, photoPlace } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { Marked } from './marked'

type Result = Listed<typeof searchAll>
interface Props {
  results: readonly Result[]
  words: readonly string[]
}

/** The layout of a tab's results: a grid for those chosen by photograph, ruled lines for text. */
export function Results({ tab, ...props }: Props & { tab: SearchTab }) {
  if (tab === 'cs' || tab === 'store') return <Lines {...props} />
  return <Grid {...props} square={tab === 'product'} />
}

function Grid({ results, words, square }: Props & { square: boolean }) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-4 gap-y-9 md:gap-x-(--grid-gap) md:gap-y-14 ${square ? 'md:grid-cols-4' : 'max-sm:grid-cols-1 md:grid-cols-3'}`}
    >
      {results.map((result) => (
        <li key={result.link}>
          <article className="card photo-above relative h-full" style={photoPlace(undefined, square ? '1/1' : '4/3')}>
            <div className="mt-3.5 md:mt-4.5">
              <p className="mb-0.5 text-caption text-ink-mute">{kindOf(result)}</p>
              <Title result={result} words={words} />
              {!square && <Summary result={result} words={words} />}
              <Meta parts={result.meta} className="mt-1" />
              <Price result={result} />
            </div>
            <Picture
              image={result.image ? shaped(result.image, result.imageAlt, result.imageShape) : undefined}
              ratio={square ? '1/1' : '4/3'}
              sizes={square ? '(width >= 1024px) 300px, 50vw' : '(width >= 1024px) 400px, (width >= 480px) 50vw, 100vw'}
              lively
              className={`rounded-sm ${result.isOver ? 'faded' : ''}`}
            />
          </article>
        </li>
      ))}
    </ul>
  )
}

/** Among events only, the label 이벤트 adds nothing: whether one is still open does. */
function kindOf({ tab, kind, isOver }: Result): string {
  if (tab !== 'event') return kind
  return isOver ? '종료' : '진행 중'
}

function Lines({ results, words }: Props) {
  return (
    <ul className="border-t border-ink">
      {results.map((result, i) => (
        <li key={i} className="relative border-b border-line py-5 md:grid md:grid-cols-[8rem_1fr_auto] md:gap-x-6 md:px-3 md:py-6">
          <p className="mb-1 text-small text-ink-mute">{result.kind}</p>
          <div className="min-w-0">
            <Title result={result} words={words} />
            <Summary result={result} words={words} />
            <Meta parts={result.meta} className="mt-1.5" />
          </div>
          {result.phone && (
            <a
              href={`tel:${result.phone}`}
              aria-label={`${result.title} 전화 ${result.phone}`}
              className="numeric inline-flex min-h-11 items-center self-center font-semibold underline-offset-4 hover:underline"
            >
              {result.phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Price({ result: { isSold, price } }: { result: Result }) {
  if (!isSold) return null
  return (
    <p className="numeric mt-1 text-small">
      {price ? (
        <>
          <b className="font-semibold">{price.amount.toLocaleString('ko-KR')}원</b>
          {price.isFrom && '부터'}
          {price.unit && ` / ${price.unit}`}
        </>
      ) : (
        <span className="text-ink-mute">가격 상담</span>
      )}
    </p>
  )
}

function Title({ result, words }: { result: Result; words: readonly string[] }) {
  return (
    <h2 className="text-title text-pretty">
      <SafeLink href={result.link} newWindow={/^https?:/.test(result.link)} className={result.link ? 'stretched' : undefined}>
        <Marked text={result.title} words={words} />
      </SafeLink>
    </h2>
  )
}

function Summary({ result, words }: { result: Result; words: readonly string[] }) {
  if (!result.summary) return null
  return (
    <p className="mt-1 line-clamp-2 text-small text-ink-soft">
      <Marked text={result.summary} words={words} />
    </p>
  )
}
