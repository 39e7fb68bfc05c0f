import type { PageContext } from '@/renderer/define-block'
import type { ContentHead } from '@/schemas/api/content/trends'
import { Card } from '@/blocks/base/_parts/card'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { contentCard } from '../_parts/content-card'
import { SectionHeading } from '@/blocks/base/_parts/section-heading'

interface Props {
  id: string
  contents: readonly ContentHead[]
  page: PageContext
  level: number
}

/** Themes by year: the newest as the page's dark band, the others as pairs with alternating widths. */
export function Years({ id, contents, page, level }: Props) {
  const years = [...new Set(contents.map(({ YEAR }) => YEAR))]
  return years.map((year, i) => {
    const themes = contents.filter(({ YEAR }) => YEAR === year)
    const key = year ?? 'none'
    const titleId = `${id}-${key}`
    const title = themes[0]?.HASHTAGS[0] || `${key}`
    const Part = i === 0 ? Newest : Former
    return (
      <Part
        key={key}
        titleId={titleId}
        eyebrow={year === null ? undefined : `${year} ${page.site.name} 트렌드`}
        title={title}
        themes={themes}
        level={level}
        turned={i % 2 === 0}
      />
    )
  })
}

interface PartProps {
  titleId: string
  eyebrow: string | undefined
  title: string
  themes: readonly ContentHead[]
  level: number
  turned: boolean
}

function Newest({ titleId, eyebrow, title, themes, level }: PartProps) {
  return (
    <section data-section="band" aria-labelledby={titleId} className="band tone-dark my-0! bg-page py-12 text-ink md:py-24">
      <div className="mx-auto w-full max-w-[calc(var(--container-base)+2*var(--gutter))] gap-x-(--grid-gap) px-(--gutter) md:grid md:grid-cols-[4fr_8fr] md:items-center">
        <div id={titleId} className="mb-7 md:mb-0">
          <SectionHeading title={title} level={level} size="h1" eyebrow={eyebrow} lead={wordsFor(themes)} stacked />
        </div>
        <CardLayout layout="staggered" items={themes.map((theme) => contentCard(theme))} label={title} level={level + 1} />
      </div>
    </section>
  )
}

/** 7:5, and 5:7 for the next year: both photographs end on one line. */
function Former({ titleId, eyebrow, title, themes, level, turned }: PartProps) {
  return (
    <section data-section="plain" aria-labelledby={titleId} className="band">
      <div className="mx-auto w-full max-w-[calc(var(--container-base)+2*var(--gutter))] px-(--gutter)">
        <div id={titleId} className="mb-6 md:mb-10">
          <SectionHeading title={title} level={level} size="h2" eyebrow={eyebrow} />
        </div>
        <ul
          aria-label={title}
          className={`grid grid-cols-1 gap-x-(--grid-gap) gap-y-9 ${turned ? 'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}`}
        >
          {themes.map((theme, i) => {
            const isWide = i % 2 === (turned ? 1 : 0)
            return (
              <li key={theme.SEQ}>
                <Card
                  item={{ ...contentCard(theme), description: theme.SUMMARY, meta: undefined }}
                  level={level + 1}
                  ratio={isWide ? '7/5' : '1/1'}
                  className="max-md:[--photo:4/3]!"
                  photoClass="max-md:aspect-case!"
                  large
                  sizes={isWide ? '(width >= 1024px) 860px, 100vw' : '(width >= 1024px) 620px, 100vw'}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** The materials of the themes, as one sentence. */
const wordsFor = (themes: readonly ContentHead[]): string =>
  themes
    .map(({ HASHTAGS }) => HASHTAGS[1])
    .filter(Boolean)
    .join(', ')
