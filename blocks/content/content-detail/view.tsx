import type { ViewProps } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import type { readTrend } from '@/schemas/api/content/trends'
import { contentList } from '@/schemas/rules/content/content-place'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Meta, type CardItem } from '@/blocks/base/_parts/card'
import { contentCard, contentMeta } from '../_parts/content-card'
import { HeadWords } from '@/blocks/base/_parts/detail/head-words'
import { PhotoHead } from '@/blocks/base/_parts/detail/photo-head'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { SectionHeading } from '@/blocks/base/_parts/section-heading'
import { shaped } from '@/blocks/base/_parts/shaped'
import { ShareButton } from '@/blocks/base/_parts/share/share-button.lazy'
import { ScrapButton } from '@/blocks/members/_parts/scrap/scrap-button.lazy'
import type { Props } from './schema'

type Content = Item<typeof readTrend>

export function ContentDetail({ id, props, page }: ViewProps<Props>) {
  const { look = 'reading', products = true, related = true } = props
  const content = recordOf<typeof readTrend>(page, 'content')
  if (!content) return <NoRecord isTitle what="글 한 편을" where="글 상세" link={{ label: '라이프 매거진', href: '/styling/life-book' }} />
  const isTheme = look === 'theme'
  return (
    <>
      <article>
        {isTheme ? <ThemeHead content={content} brand={page.site.name} /> : <ReadingHead content={content} />}
        {content.CONTENT && (
          <div className="frame my-0! md:grid md:grid-cols-[3fr_9fr] md:gap-x-(--grid-gap)">
            <RichText html={content.CONTENT} className="max-w-text md:col-start-2" />
          </div>
        )}
      </article>
      {products && content.PRODUCTS.length > 0 && (
        <Part id={`${id}-products`} title={isTheme ? '이 테마의 재료' : '글에 나온 재료'}>
          <CardLayout layout="grid" columns={4} items={content.PRODUCTS.map(productCard)} label="재료" level={3} />
        </Part>
      )}
      {related && content.RELATED.length > 0 && (
        <Part
          id={`${id}-related`}
          title={isTheme ? '함께 볼 테마' : '이어서 읽기'}
          link={{ label: '전체보기', href: contentList(content) }}
          beside={!isTheme}
        >
          {isTheme ? (
            <CardLayout
              layout="grid"
              columns={3}
              ratio="4/3"
              items={content.RELATED.map((other) => contentCard(other))}
              label="함께 볼 테마"
              level={3}
            />
          ) : (
            <CardLayout
              layout="ruled"
              items={content.RELATED.map((other) => contentCard(other, { whole: true }))}
              label="이어서 읽기"
              level={3}
            />
          )}
        </Part>
      )}
    </>
  )
}

/** The photograph over the whole width; below it, on the left, its category, and beside that its title. */
function ReadingHead({ content }: { content: Content }) {
  return (
    <PhotoHead
      ratio="2/1"
      phone="4/3"
      place="above"
      className="frame"
      photo={{ image: pictureOf(content), sizes: '(width >= 1280px) 1280px, 100vw', className: 'rounded-sm' }}
    >
      <div className="mt-6 mb-8 md:mt-12 md:mb-12 md:grid md:grid-cols-[3fr_9fr] md:gap-x-(--grid-gap)">
        <div className="md:order-last">
          <HeadWords title={content.TITLE} summary={content.SUMMARY} summaryClass="mt-3 max-w-[34em] text-ink-soft md:mt-4" />
        </div>
        <div className="mt-4 md:mt-3">
          {content.HASHTAGS[0] && <p className="text-small font-medium text-brand">{content.HASHTAGS[0]}</p>}
          <Meta parts={contentMeta(content)} className="mt-0.5" />
          <div className="mt-1 -ml-3 flex">
            {content.KIND !== 'trendship' && (
              <ScrapButton target={`${content.KIND}:${content.SEQ}`} title={content.TITLE} count={content.SCRAP_CNT} look="line" />
            )}
            <ShareButton scraps={content.SCRAP_CNT} views={content.VIEW_CNT} />
          </div>
        </div>
      </div>
    </PhotoHead>
  )
}

/** The page's one dark band: the theme's text, and its room from the middle to the right edge. */
function ThemeHead({ content, brand }: { content: Content; brand: string }) {
  return (
    <div data-section="band" className="band tone-dark mt-0! mb-12! bg-page text-ink md:mb-24!">
      <PhotoHead
        ratio="16/10"
        phone="4/5"
        place="beside"
        className="md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        photo={{ image: pictureOf(content), sizes: '(width >= 1024px) 67vw, 100vw' }}
      >
        <div className="flex flex-col justify-end px-(--gutter) py-10 md:ps-[max(var(--gutter),calc(50cqi-var(--container-base)/2))] md:py-16">
          <p className="text-small font-medium text-ink-mute">
            {content.YEAR ? `${content.YEAR} ${brand} 트렌드, ${content.HASHTAGS[0] ?? ''}` : content.HASHTAGS[0]}
          </p>
          <HeadWords
            title={content.TITLE}
            size="type-display"
            titleClass="mt-2"
            summary={content.SUMMARY}
            summaryClass="mt-4 max-w-[24em] text-ink-soft md:mt-6"
          />
          <Meta parts={content.HASHTAGS.slice(1)} className="mt-5 md:mt-8" />
          <ShareButton scraps={content.SCRAP_CNT} views={content.VIEW_CNT} className="mt-2 -ml-3 self-start" />
        </div>
      </PhotoHead>
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  link?: { label: string; href: string }
  beside?: boolean
  children: React.ReactNode
}

function Part({ id, title, link, beside = false, children }: PartProps) {
  return (
    <section data-section="plain" aria-labelledby={id} className="mt-(--space-section)!">
      <div className={`frame my-0! ${beside ? 'md:grid md:grid-cols-[3fr_9fr] md:gap-x-(--grid-gap)' : ''}`}>
        <div id={id} className={`mb-6 ${beside ? 'md:mb-0' : 'md:mb-10'}`}>
          <SectionHeading title={title} link={link} stacked={beside} />
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}

const pictureOf = ({ H_IMG, H_IMG_ALT, H_IMG_SHAPE }: Content) => shaped(H_IMG, H_IMG_ALT, H_IMG_SHAPE)

const productCard = (product: Content['PRODUCTS'][number]): CardItem => ({
  title: product.ZIN_PRD_NAME,
  link: `/zin/product/${encodeURIComponent(product.ZIN_PRD_ID)}`,
  image: shaped(product.FILE_PATH, product.FILE_ALT, product.FILE_SHAPE),
  meta: product.SPEC ? [product.SPEC] : [],
  chips: product.COLORS.slice(0, 4).map((src) => ({ src, alt: '' })),
  moreChips: Math.max(0, product.COLORS.length - 4),
})
