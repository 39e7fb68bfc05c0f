import type { EventForm } from '@/schemas/rules/events/event-form'

/**
 * Columns of the record. The content is stored as written, because its data attributes are messages of the event (K-EVT-MSG); reading
 * sanitises it.
 */
export const eventColumns = (form: EventForm) => ({
  eventName: form.eventName.normalize('NFC').trim(),
  summary: form.summary,
  eventType: form.eventType,
  pageType: form.pageType,
  eventTab: form.eventTab,
  eventLink: form.eventLink,
  openStrDate: new Date(form.openStrDate),
  openEndDate: new Date(form.openEndDate),
  winnerDate: form.winnerDate === undefined ? null : new Date(form.winnerDate),
  applyBtnYn: form.applyBtnYn,
  applyLimitType: form.applyLimitType,
  places: form.places ?? null,
  marketingRequiredYn: form.marketingRequiredYn,
  accountLinkYn: form.accountLinkYn,
  checkDt: form.checkDt,
  imgBannerPc: form.imgBannerPc,
  imgBannerMo: form.imgBannerMo,
  imgBannerAlt: form.imgBannerAlt,
  contentPc: form.contentPc,
})
