import type { ViewProps } from '@/renderer/define-block'
import type { readBrandNews } from '@/schemas/api/content/brand'
import { formatDay } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { HeadWords } from '@/blocks/base/_parts/detail/head-words'
import { PhotoHead } from '@/blocks/base/_parts/detail/photo-head'
import { Stage } from '@/blocks/base/_parts/gallery/stage.lazy'
import { Neighbours } from '@/blocks/base/_parts/neighbours'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Props } from './schema'

/** What a member of the community tried and wrote down: photographs first (SYS-30). */
export function ActivityDetail({ props, page }: ViewProps<Props>) {
  const list = props.list ?? '/zin/brand/zenne/activity'
  const activity = recordOf<typeof readBrandNews>(page, 'brand-activity')
  if (!activity) return <NoRecord isTitle what="결모임 활동 한 건을" where="활동 상세" link={{ label: '결모임 활동', href: list }} />
  const to = (other: { seq: number; title: string } | null) => (other ? { title: other.title, href: `${list}/${other.seq}` } : undefined)
  const { title, summary, writer, REG_DT, image, imageAlt, imageShape, content, photos, PREV, NEXT } = activity
  return (
    <article className="frame">
      <div className="mx-auto max-w-narrow">
        <PhotoHead
          ratio="3/2"
          phone="4/5"
          place="below"
          toEdges
          photo={{
            image: image ? shaped(image, imageAlt, imageShape) : undefined,
            sizes: '(width >= 1024px) 960px, 100vw',
            className: 'rounded-sm',
          }}
        >
          <div className="max-md:mt-6 md:mb-10">
            <HeadWords title={title} summary={summary} summaryClass="mt-3 text-ink-soft md:mt-4" />
            <p className="meta mt-4 text-small text-ink-mute">
              {writer && <span>{writer}</span>}
              <time dateTime={REG_DT}>{formatDay(REG_DT)}</time>
            </p>
          </div>
        </PhotoHead>
        <RichText html={content} className="mx-auto max-w-text py-10 md:py-16" />
        {photos.length > 0 && (
          <Stage
            label={`${title} 사진`}
            items={photos.map(({ src, alt, shape }) => ({
              TP: '01' as const,
              URL: src,
              ALT: alt,
              width: shape?.width,
              height: shape?.height,
              color: shape?.color,
            }))}
          />
        )}
        <footer className="mt-12 md:mt-16">
          <Neighbours newer={to(NEXT)} older={to(PREV)} />
          <ActionLink href={list}>목록 보기</ActionLink>
        </footer>
      </div>
    </article>
  )
}
