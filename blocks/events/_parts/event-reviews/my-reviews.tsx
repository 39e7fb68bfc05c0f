'use client'
import { useEffect, useState } from 'react'
import { showAlertDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { useId } from '@/lib/ui/use-id'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { deleteEventReview, listMyEventReviews } from '@/schemas/api/events/reviews'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { formatDate } from '@/schemas/words/dates'
import { SafeLink } from '@/blocks/base/_parts/action-link'
import { useSession } from '@/blocks/auth/_parts/session/use-session'

type Review = Listed<typeof listMyEventReviews>

/** The member's own reviews, to view and to delete (P-MEM-2); hidden for visitors. */
export function MyReviews({ eventId }: { eventId: string }) {
  const id = useId()
  const session = useSession()
  const memberNo = session.code === 'signed' ? session.user.memberNo : ''
  const [known, setKnown] = useState<{ of: string; reviews: Review[] }>({ of: '', reviews: [] })
  useEffect(() => {
    if (!memberNo) return
    const leaving = new AbortController()
    call(listMyEventReviews, { eventId }, { signal: leaving.signal }).then(
      ({ items }) => setKnown({ of: memberNo, reviews: items }),
      // A failure is not shown: the member's reviews are also in the list of all below.
      () => {},
    )
    return () => leaving.abort()
  }, [eventId, memberNo])

  const remove = async (reviewSeq: number) => {
    const asked = { title: '이 후기를 삭제하시겠습니까?', text: '삭제한 후기는 되돌릴 수 없습니다.', okLabel: '삭제' }
    if ((await showConfirmDialog(asked)) !== 'ok') return
    if (!(await trackedCall(deleteEventReview, { reviewSeq }, { key: `${deleteEventReview.id}:${reviewSeq}` }))) return
    await showAlertDialog({ title: '후기를 삭제했습니다.' })
    // The list of all below belongs to the page.
    location.reload()
  }

  // Another member's reviews of this browser are not shown.
  if (known.of !== memberNo || known.reviews.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-16">
      <h2 id={id} className="type-title">
        내가 등록한 후기
      </h2>
      <ul className="mt-4 border-t border-ink">
        {known.reviews.map(({ REVIEW_SEQ, urls, REG_DT }) => (
          <li key={REVIEW_SEQ} className="flex items-start gap-4 border-b border-line py-3">
            <div className="min-w-0 flex-1">
              <time dateTime={REG_DT} className="text-small text-ink-mute">
                {formatDate(REG_DT)}
              </time>
              <ul>
                {urls.map((url) => (
                  <li key={url}>
                    <SafeLink
                      href={url}
                      newWindow
                      className="inline-flex min-h-11 items-center break-all underline-offset-4 hover:underline"
                    >
                      {url.startsWith('/') ? '올린 사진' : url}
                    </SafeLink>
                  </li>
                ))}
              </ul>
            </div>
            <button
              type="button"
              onClick={() => void remove(REVIEW_SEQ)}
              className="min-h-11 shrink-0 px-2 text-small font-semibold underline-offset-4 hover:underline"
            >
              삭제<span className="sr-only">: {formatDate(REG_DT)}에 등록한 후기</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
