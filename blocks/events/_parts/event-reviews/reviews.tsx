import { templateOf } from '@/schemas/rules/events/event-template'
import { isEventOpen } from '@/schemas/rules/events/event-window'
import { sizedPath } from '@/schemas/rules/base/sized-path'
import { formatDate } from '@/schemas/words/dates'
import { Icon } from '@/lib/ui/icon'
import { isSafeLink } from '@/lib/html/is-safe-link'
import { MyReviews } from './my-reviews.lazy'
import { Pager } from '@/blocks/base/_parts/pager'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { PartProps } from '../event-entry/event-entry'
import { REVIEWS_A_PAGE } from './load-reviews'

/** Path of members' pictures; any other link is external. */
const UPLOADS = '/media/uploads/'

/** Reviews of members: pictures, and external links, which open in a new window and are marked as user content. */
export function Reviews({ event, data, page }: PartProps) {
  const { reviews, reviewTotal } = data
  if (reviewTotal === 0) return null
  return (
    <>
      {/* While a review event is open they are at its form. */}
      {!(templateOf(event.EVENT_TYPE) === 'review' && isEventOpen(event, page.now)) && <MyReviews eventId={String(event.EVENT_SEQ)} />}
      <AllReviews reviews={reviews} total={reviewTotal} page={page} />
    </>
  )
}

interface ListProps {
  reviews: PartProps['data']['reviews']
  total: number
  page: PartProps['page']
}

function AllReviews({ reviews, total, page }: ListProps) {
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16 scroll-mt-24 md:mt-24">
      <h2 id="reviews-title" className="type-h3">
        등록된 후기 <span className="numeric font-normal text-ink-mute">{total.toLocaleString('ko-KR')}</span>
      </h2>
      <ul className="mt-5 border-t border-ink md:mt-7">
        {reviews.map((review) => (
          <li key={review.REVIEW_SEQ} className="gap-x-10 border-b border-line py-4 md:grid md:grid-cols-[12rem_1fr] md:py-5">
            <p className="meta min-h-11 items-center text-small text-ink-mute md:self-start">
              <span>{review.MEMBER_NAME}</span>
              <time dateTime={review.REG_DT}>{formatDate(review.REG_DT)}</time>
            </p>
            <ul className="flex min-w-0 flex-wrap gap-x-3 gap-y-2">
              {review.urls.filter(isSafeLink).map((url, i) => (
                <li key={i} className={url.startsWith(UPLOADS) ? '' : 'w-full'}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener nofollow ugc"
                    className="inline-flex min-h-11 max-w-full items-center gap-2 underline-offset-4 hover:underline"
                  >
                    {url.startsWith(UPLOADS) ? (
                      <img
                        src={sizedPath(url, 320)}
                        alt={`${review.MEMBER_NAME}님이 올린 사진 ${i + 1}`}
                        loading="lazy"
                        className="h-32 w-40 rounded-sm bg-surface object-cover"
                      />
                    ) : (
                      <>
                        <span className="truncate">{shortOf(url)}</span>
                        <Icon name="external" size={16} className="text-ink-mute" />
                      </>
                    )}
                    <span className="sr-only">(새 창)</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Pager
        path={page.path}
        query={{}}
        name="pageNo"
        anchor="reviews"
        page={pageNumber(page.query['pageNo'])}
        pages={Math.ceil(total / REVIEWS_A_PAGE)}
        label="후기"
      />
    </section>
  )
}

/** `blog.example/1`: the link's target, without the scheme. */
const shortOf = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
