import type { ReactNode } from 'react'
import { COLLABO } from '@/schemas/rules/events/collabo'
import { RESEARCH } from '@/schemas/rules/events/vendor-survey'
import { entryEventOf } from '../_parts/event-entry/entry-event'
import { CollaboEntry } from '../event-default/collabo/entry.lazy'
import { MbtiEntry } from '../event-default/mbti/entry.lazy'
import { PictureReviewEntry } from '../event-default/picture-review/entry.lazy'
import { PressEntry } from '../event-default/press/entry.lazy'
import { RecommendEntry } from '../event-default/recommend/entry.lazy'
import { ShareAddressEntry } from '../event-default/share-address/entry.lazy'
import { StoryEntry } from '../event-default/story/entry.lazy'
import { SurveyEntry } from '../event-default/survey/entry.lazy'
import { VendorSurveyEntry } from '../event-default/vendor-survey/entry.lazy'
import type { EventRecord, PartProps } from './load'

type TypedEntry = (props: PartProps) => ReactNode

const mbti: TypedEntry = ({ event }) => <MbtiEntry event={entryEventOf(event)} />

/** What a typed page adds to the default template: its named call (CX-09, Q-082). */
const ENTRIES: Record<string, TypedEntry> = {
  survey: ({ event, data }) =>
    event.EVENT_TAB === RESEARCH ? (
      <VendorSurveyEntry event={entryEventOf(event)} />
    ) : (
      <SurveyEntry event={entryEventOf(event)} items={data.survey} />
    ),
  mbti,
  mbti787: mbti,
  homestyling: ({ event }) => <StoryEntry event={entryEventOf(event)} />,
  hausysweet: ({ event }) => <PictureReviewEntry event={entryEventOf(event)} />,
  contentShare: ({ event }) => (
    <ShareAddressEntry
      event={entryEventOf(event)}
      applyType="contentShare"
      title="어디에 나누셨나요?"
      lead="글을 나눈 곳의 주소를 남겨 주세요."
    />
  ),
  movieShare: ({ event }) => (
    <ShareAddressEntry
      event={entryEventOf(event)}
      applyType="movieShare"
      title="영상을 어디에 알리셨나요?"
      lead="영상을 알린 곳의 주소를 남겨 주세요."
    />
  ),
  zinsquareBlog: ({ event }) => (
    <ShareAddressEntry
      event={entryEventOf(event)}
      applyType="zinsquareBlog"
      title="방문기를 어디에 남기셨나요?"
      lead="블로그 글의 주소를 남겨 주세요."
    />
  ),
  point: ({ event }) => <PressEntry event={entryEventOf(event)} applyType="point" title="오늘의 포인트를 받으세요" label="포인트 받기" />,
  metabus: ({ event }) => (
    <PressEntry
      event={entryEventOf(event)}
      applyType="metabus"
      title="가상 전시장을 둘러보셨나요?"
      lead="견본을 모두 찾았다면 참여를 마쳐 주세요."
      label="참여하기"
    />
  ),
  recommend: ({ event, data }) => <RecommendEntry event={entryEventOf(event)} shops={data.shops} />,
}

const collabo: TypedEntry = ({ event }) => <CollaboEntry event={entryEventOf(event)} />

/**
 * The entry of an event of the default template, by what the event is of (its EVENT_TAB) or the type of its page; nothing where
 * neither has one of its own.
 */
export function typedEntry({ EVENT_TAB, PAGE_TYPE }: Pick<EventRecord, 'EVENT_TAB' | 'PAGE_TYPE'>): TypedEntry | undefined {
  if (EVENT_TAB === COLLABO) return collabo
  return Object.hasOwn(ENTRIES, PAGE_TYPE) ? ENTRIES[PAGE_TYPE] : undefined
}
