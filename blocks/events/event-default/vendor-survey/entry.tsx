'use client'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { lookUpPartner } from '@/schemas/api/members/business'
import { call } from '@/schemas/api/base/call'
import { applySurvey } from '@/schemas/api/events/entries'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { SURVEY_DONE, surveyData, type SurveyAnswers } from '@/schemas/rules/events/vendor-survey'
import { NO_PARTNER_FOUND } from '@/schemas/rules/members/business'
import type { EntryProps } from '../../_parts/event-entry/entry-event'
import { EntryFrame } from '../../_parts/event-entry/entry-frame'
import { useEntry } from '../../_parts/event-entry/use-entry'
import { openSurvey } from './open-survey'

/**
 * The research survey of business partners (SYS-37): a partner opens it in a dialog, which closes after the last answer. Any other member
 * is told that no partner was found (P-BIZ-2, V-SURV-4).
 */
export function VendorSurveyEntry({ event }: EntryProps) {
  const entry = useEntry(event)
  const eventId = String(event.EVENT_SEQ)

  const submit = (answers: SurveyAnswers): Promise<boolean> =>
    entry.apply(
      // Checked again: the event may have closed while the member answered.
      async () => {
        await call(lookUpPartner, {})
        return call(applySurvey, { eventId, applyType: 'survey', ...surveyData(answers) })
      },
      { success: entry.say('success', SURVEY_DONE) },
    )
  const open = async () => {
    if (!(await entry.admit())) return
    const partner = await lookedUp()
    if (partner) await openSurvey({ partner, brandWords: event.MESSAGES.brand ?? '', submit })
  }
  return (
    <EntryFrame
      event={event}
      entry={entry}
      title="거래처 설문"
      lead="사업자 회원만 참여할 수 있으며, 네 문항에 2분쯤 걸립니다."
      label="설문 시작하기"
      onApply={open}
    />
  )
}

/** The partner's name; undefined without a partner, after the message. */
async function lookedUp(): Promise<string | undefined> {
  try {
    const { item } = await call(lookUpPartner, {})
    return item.name
  } catch (error) {
    // 403: no business member; 404: no registered business.
    if (error instanceof CallFailure && (error.status === 403 || error.status === 404)) await showAlertDialog({ title: NO_PARTNER_FOUND })
    else await sayFailure(error, { id: lookUpPartner.id })
    return undefined
  }
}
