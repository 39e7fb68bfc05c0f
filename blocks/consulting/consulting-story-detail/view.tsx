import type { ViewProps } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import type { readConsultingStory } from '@/schemas/api/consulting/stories'
import { formatDay } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { HeadWords } from '@/blocks/base/_parts/detail/head-words'
import { PhotoHead } from '@/blocks/base/_parts/detail/photo-head'
import { ShareLine } from '@/blocks/base/_parts/detail/share-line'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { Picture } from '@/blocks/base/_parts/picture'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { shaped } from '@/blocks/base/_parts/shaped'
import { shopHref } from '@/blocks/places/_parts/shop-href'
import type { Props } from './schema'

type Story = Item<typeof readConsultingStory>
const LIST = '/zin/previous-consulting'

/** An earlier consultation: what was asked, what was advised, and what became of it. */
export function ConsultingStoryDetail({ page }: ViewProps<Props>) {
  const story = recordOf<typeof readConsultingStory>(page, 'consulting-story')
  if (!story) return <NoRecord isTitle what="지난 상담 한 건을" where="지난 상담 상세" link={{ label: '지난 상담 목록', href: LIST }} />
  const { TITLE, SUMMARY, H_IMG, H_IMG_ALT, H_IMG_SHAPE, REG_DT, asked, advised, photos, PRODUCTS, SHOP } = story
  return (
    <article className="frame">
      <PhotoHead
        ratio="2/1"
        phone="4/5"
        place="below"
        toEdges
        photo={{ image: shaped(H_IMG, H_IMG_ALT, H_IMG_SHAPE), sizes: '(width >= 1280px) 1280px, 100vw', className: 'rounded-sm' }}
      >
        <div className="max-md:mt-6 md:mb-10">
          <p className="mb-2 text-small font-medium text-ink-mute">지난 상담</p>
          <HeadWords title={TITLE} summary={SUMMARY} summaryClass="mt-3 max-w-[40em] md:mt-4 text-ink-soft" />
          <ShareLine className="mt-2">
            <p className="meta text-small text-ink-mute">
              <time dateTime={REG_DT}>{formatDay(REG_DT)}</time>
            </p>
          </ShareLine>
        </div>
      </PhotoHead>
      <Facts story={story} />
      <div className="mt-16 grid gap-x-12 gap-y-12 md:mt-28 md:grid-cols-2 lg:gap-x-20">
        <section>
          <h2 className="type-h2 mb-6">이런 점을 물으셨습니다</h2>
          <p className="text-lead text-pretty whitespace-pre-line text-ink-soft">{asked}</p>
        </section>
        <section>
          <h2 className="type-h2 mb-6">이렇게 권해 드렸습니다</h2>
          <RichText html={advised} />
        </section>
      </div>
      {photos.length > 0 && (
        <section className="mt-16 md:mt-28">
          <h2 className="type-h2 mb-6 md:mb-10">{photos.some(({ before }) => before) ? '공사 전과 후' : '공사를 마친 모습'}</h2>
          <div className="grid gap-16">{photos.map(Pair)}</div>
        </section>
      )}
      {PRODUCTS.length > 0 && (
        <section className="mt-16 md:mt-28">
          <h2 className="type-h2 mb-6 md:mb-10">쓰인 제품</h2>
          <CardLayout
            layout="grid"
            columns={4}
            label="쓰인 제품"
            level={3}
            ratio="1/1"
            items={PRODUCTS.map((product) => ({
              title: product.ZIN_PRD_NAME,
              link: `/zin/product/${encodeURIComponent(product.ZIN_PRD_ID)}`,
              image: shaped(product.FILE_PATH, product.FILE_ALT, product.FILE_SHAPE),
            }))}
          />
        </section>
      )}
      {SHOP && (
        <section className="mt-16 border-t border-ink pt-8 md:mt-24">
          <h2 className="type-h3">상담한 매장</h2>
          <p className="mt-4 font-semibold">
            <a href={shopHref(SHOP.SHOP_ID)} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {SHOP.SHOP_NAME}
            </a>
          </p>
          <p className="text-ink-soft">{SHOP.ADDRESS}</p>
        </section>
      )}
      <footer className="mt-16 flex flex-wrap gap-2 border-t border-line pt-8 max-sm:*:grow">
        <ActionLink href="/zin/consulting/start" tone="primary">
          상담 신청하기
        </ActionLink>
        <ActionLink href={LIST}>목록 보기</ActionLink>
      </footer>
    </article>
  )
}

function Facts({ story }: { story: Story }) {
  const facts = [
    ['공간', story.spaces.join(', ')],
    ['평형', story.size],
    ['지역', story.region],
    ['상담한 곳', story.SHOP?.SHOP_NAME ?? ''],
  ].filter(([, words]) => words)
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-(--grid-gap) gap-y-5 border-y border-t-ink border-b-line py-6 sm:grid-cols-3 md:mt-14 md:grid-cols-4 md:gap-y-7 md:py-8">
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt className="text-caption text-ink-mute">{name}</dt>
          <dd className="numeric mt-0.5 text-small text-pretty md:text-body">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Before and after beside each other; a place without a photograph from before takes the whole width. */
function Pair({ before, after }: Story['photos'][number], at: number) {
  if (!before)
    return (
      <Picture
        key={at}
        image={shaped(after.src, after.alt, after.shape)}
        ratio="2/1"
        sizes="(width >= 1280px) 1280px, 100vw"
        className="rounded-sm max-sm:aspect-[4/3]!"
      />
    )
  return (
    <div key={at} className="grid gap-x-(--grid-gap) gap-y-6 md:grid-cols-2">
      {(
        [
          ['공사 전', before],
          ['공사 후', after],
        ] as const
      ).map(([words, picture]) => (
        <figure key={words}>
          <Picture
            image={shaped(picture.src, picture.alt, picture.shape)}
            ratio="4/3"
            sizes="(width >= 1024px) 640px, 100vw"
            className="rounded-sm"
          />
          <figcaption className="mt-3 text-small text-ink-mute">{words}</figcaption>
        </figure>
      ))}
    </div>
  )
}
