'use client'
// Saves and publishes an event and handles the answers, for the page of an event and for its form beside a page.
import { useRecordSession } from '@/builder/record/use-record-session'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { openEvent, publishEvent, saveEvent } from '@/schemas/api/events/staff'
import { eventRules } from './event-rules'
import { FORM_SCHEMA } from './form-schema'

export type OpenedEvent = Item<typeof openEvent>

export function useEventSession(
  first: OpenedEvent,
  { canWrite, canPublish, staffId, onSaved }: { canWrite: boolean; canPublish: boolean; staffId: string; onSaved?: () => void },
) {
  const { eventSeq } = first
  const view = useRecordSession<OpenedEvent>({
    first,
    schema: FORM_SCHEMA,
    rules: eventRules,
    // What is saved of a published event is seen at once.
    canWrite: canWrite && (canPublish || first.publishedYn !== 'Y'),
    staffId,
    open: async () => (await call(openEvent, { eventSeq })).item,
    save: async (version, form) => ({ version: (await call(saveEvent, { eventSeq, version, form })).item.version }),
    ...(onSaved ? { onSaved } : {}),
  })
  const publish = (publishedYn: 'Y' | 'N') =>
    view.session.act(
      'publish',
      async (version) => ({ version: (await call(publishEvent, { eventSeq, version, publishedYn })).item.version, publishedYn }),
      publishedYn === 'Y' ? '게시했습니다. 방문자에게 보입니다.' : '게시를 내렸습니다. 방문자에게 보이지 않습니다.',
    )
  return { ...view, canPublish, isReserved: canWrite && !view.canWrite, publish }
}
export type EventSession = ReturnType<typeof useEventSession>
