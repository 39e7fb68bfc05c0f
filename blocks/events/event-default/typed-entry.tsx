import type { ReactNode } from 'react'
import { COLLABO } from '@/schemas/rules/events/collabo'
import { RESEARCH } from '@/schemas/rules/events/vendor-survey'
import { entryEventOf } from '../_parts/event-entry/entry-event'
import type { PartProps } from '../_parts/event-entry/event-entry'
import { CollaboEntry } from './collabo/entry.lazy'
import { EventDefaultEntry } from './entry.lazy'
import { MbtiEntry } from './mbti/entry.lazy'
import { PictureReviewEntry } from './picture-review/entry.lazy'
import { PressEntry } from './press/entry.lazy'
import { RecommendEntry } from './recommend/entry.lazy'
import { ShareAddressEntry } from './share-address/entry.lazy'
import { StoryEntry } from './story/entry.lazy'
import { SurveyEntry } from './survey/entry.lazy'
import { VendorSurveyEntry } from './vendor-survey/entry.lazy'

type PageEntry = (props: PartProps) => ReactNode

const mbti: PageEntry = ({ event }) => <MbtiEntry event={entryEventOf(event)} />

/** The entries of typed pages of the default template: their named calls (CX-09, Q-082). */
const ENTRIES: Record<string, PageEntry> = {
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
  point: ({ event }) => <PressEntry event={entryEventOf(event)} applyType="point" title="오늘의 추첨에 참여하세요" label="오늘 참여하기" />,
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

const collabo: PageEntry = ({ event }) => <CollaboEntry event={entryEventOf(event)} />
const plain: PageEntry = ({ event }) => <EventDefaultEntry event={entryEventOf(event)} />

/** The entry of an event of the default template: by its tab (EVENT_TAB), else by the type of its page, else by a button alone. */
export function TypedEntry(props: PartProps) {
  const { EVENT_TAB, PAGE_TYPE } = props.event
  const typed = Object.hasOwn(ENTRIES, PAGE_TYPE) ? ENTRIES[PAGE_TYPE] : undefined
  return (EVENT_TAB === COLLABO ? collabo : (typed ?? plain))(props)
}
