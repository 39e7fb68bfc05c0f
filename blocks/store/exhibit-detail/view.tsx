import type { ViewProps } from '@/renderer/define-block'
import type { readExhibit } from '@/schemas/api/store/exhibits'
import { Badge } from '@/blocks/base/_parts/badge'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { HeadWords } from '@/blocks/base/_parts/detail/head-words'
import { PhotoHead } from '@/blocks/base/_parts/detail/photo-head'
import { ShareLine } from '@/blocks/base/_parts/detail/share-line'
import { Empty } from '@/blocks/base/_parts/empty'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { shaped } from '@/blocks/base/_parts/shaped'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import { exhibitCard } from '../_parts/exhibit-card'
import { exhibitBadge, exhibitPeriod } from '../_parts/exhibit'
import { goodsCard } from '../_parts/goods-card'
import type { Data } from './load'
import type { Props } from './schema'

const TO_LIST = { label: '기획전 보기', href: '/store/promotion' }

/** A promotion: its photograph and text, its goods, and of a relay the one before and the one after it. */
export function ExhibitDetail({ id, props, data: { goods }, page }: ViewProps<Props, Data>) {
  const exhibit = recordOf<typeof readExhibit>(page, 'exhibit')
  if (!exhibit) return <NoRecord isTitle what="기획전 한 건을" where="기획전 상세" link={TO_LIST} />
  const { title, summary, image, imageAlt, imageShape, contents, before, after, state } = exhibit
  const { label, tone } = exhibitBadge(exhibit, page.now)
  const goodsTitle = props.goodsTitle ?? '기획전 상품'
  const neighbours = [before, after].flatMap((one) => one ?? [])
  return (
    <>
      <article className="frame">
        <PhotoHead
          ratio="8/5"
          phone="4/3"
          place="beside"
          className="md:grid-cols-[5fr_7fr] md:items-start md:gap-x-14"
          photo={{
            image: shaped(image, imageAlt, imageShape),
            sizes: '(width >= 1280px) 720px, (width >= 1024px) 56vw, 100vw',
            className: `rounded-sm ${state === 'ended' ? 'faded' : ''}`,
          }}
        >
          <div className="max-md:mt-7">
            <ShareLine>
              <Badge tone={tone}>{label}</Badge>
            </ShareLine>
            <HeadWords title={title} titleClass="mt-1" summary={summary} summaryClass="mt-2 text-ink-soft md:mt-4" />
            <p className="numeric mt-3 text-small text-ink-mute">{exhibitPeriod(exhibit)}</p>
          </div>
        </PhotoHead>
        {contents && <RichText html={contents} className="mt-10 max-w-text md:mt-14" />}
      </article>
      <TitledSection id={`${id}-goods`} title={goodsTitle}>
        {goods.length > 0 ? (
          <CardLayout layout="grid" columns={4} label={goodsTitle} level={3} ratio="1/1" items={goods.map(goodsCard)} />
        ) : (
          <Empty title="이 기획전의 상품을 준비하고 있습니다." link={TO_LIST} />
        )}
      </TitledSection>
      {neighbours.length > 0 && (
        <TitledSection id={`${id}-relay`} title="이어지는 릴레이">
          <CardLayout
            layout="split"
            label="앞뒤의 릴레이 기획전"
            level={3}
            items={neighbours.map((one) => ({ ...exhibitCard(one, page.now), kind: one === before ? '이전' : '다음' }))}
          />
        </TitledSection>
      )}
    </>
  )
}
