'use client'
import { useState } from 'react'
import { AddLine } from './add-line'
import { HomeFields } from './home-fields'
import type { Condition } from './load'
import { OrderList } from './order-list'
import { PhotoFaults } from './photo-faults'
import { SaveBar } from './save-bar'
import { StoryBlock } from './story-block'
import { TitleField } from './title-field'
import { TourNotice } from './tour-notice'
import { useCover, useHead, useStored, useTour } from './tour-context'

/** Everything of a tour: what it is called, what home it is, and its story. */
export function TourDesk({ id, conditions }: { id: string; conditions: readonly Condition[] }) {
  const { page } = useTour()
  const ids = useHead(({ page: { tree } }) => tree.root)
  const [isOrdering, setOrdering] = useState(false)
  const announcement = useStored(page.store, (state) => state.announcement)
  const coverId = useCover()
  const story = ids.slice(1)
  return (
    <div data-tour-desk="">
      <TourNotice />
      <TitleField id={id} />
      <HomeFields id={id} conditions={conditions} />
      <section aria-labelledby={`${id}-story`} className="mt-12 md:mt-16">
        <div className="flex min-h-11 items-center justify-between gap-4">
          <h2 id={`${id}-story`} className="type-h3">
            집 이야기
          </h2>
          {story.length > 1 && (
            <button
              type="button"
              aria-pressed={isOrdering}
              onClick={() => setOrdering(!isOrdering)}
              className="inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
            >
              {isOrdering ? '순서 정하기 끝내기' : '순서 바꾸기'}
            </button>
          )}
        </div>
        {isOrdering ? (
          <>
            <PhotoFaults at={null} isAll />
            <OrderList ids={story} />
          </>
        ) : (
          <ol aria-label="이야기" className="mt-4 flex flex-col gap-8">
            {story.map((one, i) => (
              <StoryBlock key={one} id={one} at={i} count={story.length} isCover={one === coverId} />
            ))}
          </ol>
        )}
        {story.length === 0 && <p className="mt-4 text-ink-mute">사진을 올리고, 사진 사이에 글을 적어 보세요. 적는 대로 저장됩니다.</p>}
        {!isOrdering && <AddLine after={null} id={`${id}-add`} />}
      </section>
      <SaveBar />
      <p role="status" className="sr-only">
        {announcement.text}
        {announcement.n % 2 === 1 ? '\u00a0' : ''}
      </p>
    </div>
  )
}
