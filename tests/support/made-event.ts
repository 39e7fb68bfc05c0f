import { expect, type APIRequestContext } from '@playwright/test'
import type { EventForm } from '@/schemas/rules/events/event-form'

const DAY = 86_400_000
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/**
 * An event of its own, created and published through the calls of staff, without entries, however often a journey runs. Open since
 * yesterday, for every member who may enter, unless `form` changes it.
 * @returns its number.
 */
export async function madeEvent(
  staff: APIRequestContext,
  form: Partial<EventForm> & Pick<EventForm, 'eventName' | 'eventType'>,
): Promise<number> {
  const post = async (path: string, data: object): Promise<{ eventSeq: number; version: number }> => {
    let response = await staff.post(path, { data })
    // A busy machine answers 503 for a retry.
    for (let again = 0; again < 3 && response.status() === 503; again++) response = await staff.post(path, { data })
    expect(response.status(), `${path}: ${await response.text()}`).toBe(200)
    return ((await response.json()) as { data: { item: { eventSeq: number; version: number } } }).data.item
  }
  const { eventSeq, version } = await post('/adm/event/create', { eventName: form.eventName, eventType: form.eventType })
  const opened = (await (await staff.get(`/adm/event/open?eventSeq=${eventSeq}`)).json()) as { data: { item: { form: EventForm } } }
  // No photograph: lists of the site show what tests make, and no page shows a photograph twice.
  const banner = '/media/swatches/floor-oak-natural.webp'
  const whole: EventForm = {
    ...opened.data.item.form,
    openStrDate: at(-1),
    openEndDate: at(7),
    imgBannerPc: banner,
    imgBannerMo: banner,
    imgBannerAlt: '낮은 햇살이 오크 마루에 드리운 거실',
    ...form,
  }
  const saved = await post('/adm/event/save', { eventSeq, version, form: whole })
  await post('/adm/event/publish', { eventSeq, version: saved.version, publishedYn: 'Y' })
  return eventSeq
}
