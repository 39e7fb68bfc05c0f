import type { ViewProps } from '@/renderer/define-block'
import type { InteriorCase, readInterior } from '@/schemas/api/content/interiors'
import { isMembersTour } from '@/schemas/rules/content/home-tour/tour-document'
import { profilePath } from '@/schemas/rules/members/profile'
import { caseHref } from '@/schemas/rules/content/case-place'
import { analyticsRegion, analyticsDate } from '@/schemas/rules/base/analytics'
import { formatDate, formatDay } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { analyticsMark } from '@/blocks/base/_parts/analytics-mark'
import { caseFacts, namesByGroup } from '../_parts/case-facts'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { HeadWords } from '@/blocks/base/_parts/detail/head-words'
import { PhotoHead } from '@/blocks/base/_parts/detail/photo-head'
import { ShareLine } from '@/blocks/base/_parts/detail/share-line'
import { Stage } from '@/blocks/base/_parts/gallery/stage.lazy'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { shaped } from '@/blocks/base/_parts/shaped'
import { ScrapButton } from '@/blocks/members/_parts/scrap/scrap-button.lazy'
import type { Props } from './schema'
import { PointLayer } from '../_parts/points/point-layer'
import { PointList } from '../_parts/points/point-list'
import { EditLink } from './edit-link.lazy'
import { MaterialCost } from './material-cost'
import { Story } from './story'
import { TourStory } from './tour-story'

const KINDS: Record<InteriorCase['TYPE'], string> = {
  'expert-style': '토탈 인테리어',
  myhome: '온라인 집들이',
  house: '부분 인테리어',
}

export function CaseDetail({ id, props, page }: ViewProps<Props>) {
  const item = recordOf<typeof readInterior>(page, 'interior')
  if (!item) return <NoRecord what="사례 한 건을" where="사례 상세" link={{ label: '토탈 인테리어', href: '/styling/expert-style' }} />
  return props.look === 'reading' ? <Reading id={id} item={item} /> : <Whole id={id} item={item} />
}

interface Shown {
  id: string
  item: InteriorCase
}

function Whole({ id, item }: Shown) {
  const steps = namesByGroup(item.FILTER_JSON_STR)('step')
  const isMembers = isMembersTour(item.SEQ)
  const more = isMembers ? [] : furtherPhotos(item)
  return (
    <article className="frame">
      <Head id={id} item={item} ratio="2/1" sizes="(width >= 1280px) 1280px, 100vw" isWide />
      <dl className="mt-10 grid grid-cols-2 gap-x-(--grid-gap) gap-y-5 border-y border-t-ink border-b-line py-6 sm:grid-cols-3 md:mt-14 md:grid-cols-4 md:gap-y-7 md:py-8">
        {caseFacts(item).map(({ name, words }) => (
          <div key={name}>
            <dt className="text-caption text-ink-mute">{name}</dt>
            <dd className="numeric mt-0.5 text-small text-pretty md:text-body">{words}</dd>
          </div>
        ))}
      </dl>
      {isMembers ? (
        <TourStory id={id} parts={item.blocks} cover={item.H_IMG} className="mt-16 md:mt-28" />
      ) : (
        <Story id={id} parts={item.blocks.filter(isTold)} look="wide" isCostShown={item.COST !== null} className="mt-16 md:mt-28" />
      )}
      {item.blocks.some(({ html, title, text }) => html || title || text) && (
        <p className="mt-10">
          <ActionLink href={caseHref(item, 'content')} tone="text">
            글만 이어서 읽기
          </ActionLink>
        </p>
      )}
      <MaterialCost cost={item.COST} />
      {steps.length > 0 && (
        <section className="mt-16 border-t border-line pt-8 md:mt-24 md:grid md:grid-cols-[4fr_8fr] md:gap-x-(--grid-gap) md:pt-12">
          <h2 className="type-h3 mb-4">시공 순서</h2>
          <ol className="flex flex-wrap gap-x-6 gap-y-2">
            {steps.map((step, i) => (
              <li key={step} className="text-small text-ink-soft md:text-body">
                <span className="numeric mr-1.5 text-ink-mute">{i + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
      {more.length > 0 && (
        <section className="mt-16 md:mt-28">
          <h2 className="type-h2 mb-6 md:mb-10">사진 더 보기</h2>
          <div className="max-w-narrow">
            <Stage label={`${item.TITLE} 사진`} items={more} />
          </div>
        </section>
      )}
      {item.PRODUCTS.length > 0 && (
        <section className="mt-16 md:mt-28">
          <h2 className="type-h2 mb-6 md:mb-10">쓰인 제품</h2>
          <CardLayout
            layout="grid"
            columns={4}
            label="쓰인 제품"
            level={3}
            ratio="1/1"
            items={item.PRODUCTS.map((product) => ({
              title: product.ZIN_PRD_NAME,
              link: `/zin/product/${encodeURIComponent(product.ZIN_PRD_ID)}`,
              image: shaped(product.FILE_PATH, product.FILE_ALT, product.FILE_SHAPE),
            }))}
          />
        </section>
      )}
      <Tags tags={item.hashtags} />
      {item.TYPE === 'myhome' && (
        <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-y border-line py-6 md:mt-16">
          <p className="text-ink-soft">살고 있는 집의 이야기를 들려주세요.</p>
          <WriteLink />
        </div>
      )}
    </article>
  )
}

function Reading({ id, item }: Shown) {
  return (
    <article className="frame">
      <div className="mx-auto max-w-text">
        <Head id={id} item={item} ratio="3/2" sizes="(width >= 1024px) 680px, 100vw" />
        {isMembersTour(item.SEQ) ? (
          <TourStory id={id} parts={item.blocks} cover={item.H_IMG} className="mt-12 md:mt-16" />
        ) : (
          <Story id={id} parts={item.blocks} look="narrow" isCostShown={item.COST !== null} className="mt-12 md:mt-16" />
        )}
        <MaterialCost cost={item.COST} />
        <Tags tags={item.hashtags} />
        <footer className="mt-10 flex flex-wrap gap-2 border-t border-line pt-8 max-sm:*:grow">
          <ActionLink href={caseHref(item)}>사례 전체 보기</ActionLink>
          <ActionLink href={`/styling/${item.TYPE}`} tone="text">
            {KINDS[item.TYPE]} 목록
          </ActionLink>
          {item.TYPE === 'myhome' && <WriteLink />}
        </footer>
      </div>
    </article>
  )
}

/** A reader of tours may write one: the sign-in, where there is none yet, leads on to the editor. */
const WriteLink = () => <ActionLink href="/styling/myhome/edit">집들이 쓰기</ActionLink>

/** The text comes first in the document; on a phone the photograph is above it, from edge to edge. */
function Head({ id, item, ratio, sizes, isWide = false }: Shown & { ratio: string; sizes: string; isWide?: boolean }) {
  const isTour = item.TYPE === 'myhome'
  const by = isTour ? item.AUTHOR_NAME : item.companyName
  const isCostShown = item.COST !== null
  const points = item.H_POINTS
  return (
    <>
      <PhotoHead
        ratio={ratio}
        phone="4/5"
        place="below"
        toEdges
        over={points.length > 0 && <PointLayer id={`${id}-head`} points={points} shape={item.H_IMG_SHAPE} isCostShown={isCostShown} />}
        photo={{ image: shaped(item.H_IMG, item.H_IMG_ALT, item.H_IMG_SHAPE), sizes, className: 'rounded-sm' }}
        mark={analyticsMark('viewInterior', {
          interior: item.gtmInteriorString,
          address: analyticsRegion(item.address),
          date: analyticsDate(formatDate(item.REG_DT)),
        })}
      >
        <div className="max-md:mt-6 md:mb-10">
          <p className="mb-2 text-small font-medium text-ink-mute">{KINDS[item.TYPE]}</p>
          <HeadWords
            title={item.TITLE}
            summary={item.SUMMARY}
            summaryClass={`mt-3 max-w-[40em] md:mt-4 ${isTour ? 'text-brand' : 'text-ink-soft'}`}
          />
          <ShareLine
            scraps={item.scrapCnt}
            views={item.viewCnt}
            className="mt-2"
            action={<ScrapButton target={`${item.TYPE}:${item.SEQ}`} title={item.TITLE} count={item.scrapCnt} look="line" />}
          >
            <p className="meta text-small text-ink-mute">
              {by &&
                (item.AUTHOR_ID ? (
                  <a href={profilePath(item.AUTHOR_ID)} className="underline underline-offset-4">
                    {by}
                  </a>
                ) : (
                  <span>{by}</span>
                ))}
              <time dateTime={item.REG_DT}>{formatDay(item.REG_DT)}</time>
            </p>
          </ShareLine>
          {isMembersTour(item.SEQ) && <EditLink seq={item.SEQ} />}
        </div>
      </PhotoHead>
      <PointList points={points} isCostShown={isCostShown} isWide={isWide} className="mt-6" />
    </>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="해시태그" className="mt-12 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-mute md:mt-16">
      {tags.map((tag) => (
        <li key={tag}>#{tag}</li>
      ))}
    </ul>
  )
}

/** What has words, points or an earlier state has its place in the story. */
const isTold = ({ title, text, before, points }: InteriorCase['blocks'][number]): boolean => Boolean(title || text || before || points)

/** Photographs that the story does not show already. */
function furtherPhotos(item: InteriorCase) {
  return item.blocks.flatMap((part) => {
    const { image, alt, shape } = part
    if (!image || isTold(part)) return []
    return [{ TP: '01' as const, URL: image, ALT: alt ?? '', width: shape?.width, height: shape?.height, color: shape?.color }]
  })
}
