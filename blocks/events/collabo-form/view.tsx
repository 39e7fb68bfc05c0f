import type { ViewProps } from '@/renderer/define-block'
import { COLLABO_PAGE } from '@/schemas/rules/events/collabo'
import { isEventOpen } from '@/schemas/rules/events/event-window'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { RequestForm } from './request-form.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** The request form of a collaboration event, in its window (S-COLLABO-1). */
export function CollaboForm({ id, props, data, page }: ViewProps<Props, Data>) {
  const { event } = data
  const canSend = event !== undefined && isEventOpen(event, page.now)
  return (
    <FormPage title={props.title} lead={canSend ? `${event.EVENT_NAME}에 신청합니다. ${props.lead ?? ''}` : undefined} photo={props.photo}>
      {canSend ? (
        <RequestForm id={id} event={event} inflow={page.query['inflow'] ?? ''} />
      ) : (
        <>
          <p className="text-ink-soft">{event ? '이벤트 기간이 아닙니다.' : '신청할 이벤트를 찾을 수 없습니다.'}</p>
          <ActionLink href={COLLABO_PAGE} className="mt-6">
            협업 이벤트 보기
          </ActionLink>
        </>
      )}
    </FormPage>
  )
}
