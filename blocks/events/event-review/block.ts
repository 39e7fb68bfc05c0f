import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { ReviewEntry } from './entry.lazy'

export const eventReview = defineEntryBlock({ template: 'review', title: '후기 등록', Entry: ReviewEntry })
