import { Type } from 'typebox'
import { defineBlock, type LoadInput, type Loaded, type ViewProps } from '@/renderer/define-block'
import { readEvent } from '@/schemas/api/events/events'
import { CallFailure } from '@/schemas/api/base/failure'
import { EVENTS } from '@/schemas/rules/events/event-path'
import { nextEventTurn } from '@/schemas/rules/events/event-window'
import { ANY_MEMBER, mayEnter } from '@/schemas/rules/events/may-enter'
import { templateOf, type EventTemplate } from '@/schemas/rules/events/event-template'
import { Empty } from '@/blocks/base/_parts/empty'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { closedWords } from '../event-standing'
import { entryEventOf, type EventRecord } from './entry-event'
import type { EventEntry } from './event-entry'
import type { EntryBlock } from './register-entries'

interface Definition extends EventEntry {
  /** `event-` and the template in dashes, written out so that a search for the type finds the block. */
  type: `event-${string}`
  /** Korean name in the palette. */
  title: string
}

interface Props {
  eventSeq?: number
}
interface Data {
  event?: EventRecord
}

/** Only events of this template can be entered here: the builder offers them first, and publishing refuses others. */
const propsOf = (template: EventTemplate) =>
  Type.Object(
    {
      eventSeq: Type.Optional(
        Type.Integer({
          title: '이벤트',
          description: '참여할 이벤트입니다. 비워 두면 이 화면의 이벤트에 참여합니다.',
          minimum: 1,
          widget: 'select',
          source: `events:${template}`,
          needed: { unlessSubject: 'event' },
        }),
      ),
    },
    { additionalProperties: false },
  )
const LIST = { label: '이벤트 목록', href: EVENTS }

/**
 * The block of one template: its entry alone, on any page, for the event that the editor chose or the one that the page is about
 * (S-EVT-10). It carries the entry, which the page of such an event uses as well.
 */
export const defineEntryBlock = ({ type, title, ...entry }: Definition): EntryBlock => ({
  ...defineBlock<ReturnType<typeof propsOf>, Data>({
    type,
    version: 1,
    title,
    group: 'event',
    props: propsOf(entry.template),
    load,
    view: ({ data, page }: ViewProps<Props, Data>) => {
      const { event } = data
      if (!event) return <NoRecord what={`${title} 이벤트의 참여 화면을`} where="고른 이벤트나 이벤트 상세" link={LIST} />
      const reason = whyNot(event, entry.template, page.now)
      return (
        <div className="frame">
          {reason ? <Empty title={event.EVENT_NAME} reason={reason} link={LIST} /> : <entry.Entry event={entryEventOf(event)} />}
        </div>
      )
    },
    // Without an event of its own, only the page decides whether there is a heading.
    headings: ({ eventSeq }) => (eventSeq ? [{ level: 2, text: '', field: '' }] : []),
    example: {},
  }),
  entry,
})

/** Why this block shows no entry now (V-EVT-1, S-EVT-11); undefined when it shows one. */
function whyNot(event: EventRecord, template: EventTemplate, now: string): string | undefined {
  const answer = mayEnter(event, ANY_MEMBER, now)
  if (answer === 'closed') return closedWords(event, now)
  if (templateOf(event.EVENT_TYPE) !== template) return '다른 방법으로 참여하는 이벤트입니다.'
  return answer === 'yes' ? undefined : '이 화면에서는 응모를 받지 않는 이벤트입니다.'
}

/** A deleted or unpublished event renders nothing: the page works without it. */
async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const subject = recordOf<typeof readEvent>(page, 'event')
  const event = props.eventSeq && props.eventSeq !== subject?.EVENT_SEQ ? await read(props.eventSeq) : subject
  return event ? { data: { event }, freshUntil: nextEventTurn(event, page.now) } : { data: {} }

  async function read(eventSeq: number): Promise<EventRecord | undefined> {
    try {
      return (await call(readEvent, { eventSeq }, { signal })).item
    } catch (error) {
      if (error instanceof CallFailure && error.status === 404) return undefined
      throw error
    }
  }
}
