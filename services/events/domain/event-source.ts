import { and, eq } from 'drizzle-orm'
import { TEMPLATE_WORDS } from '@/schemas/rules/events/event-form'
import { templateOf } from '@/schemas/rules/events/event-template'
import { wrongTemplate } from '@/schemas/rules/events/event-choice'
import { events } from '@/services/db/tables/events'
import type { FieldSource } from '@/services/parts/field-source'

/** The block of one template takes events of that template: of any other one visitors would read that they enter it in another way. */
export const eventSource: FieldSource = {
  name: 'events',
  whyNot: async ({ db, siteId }, template, value) => {
    if (template === '' || typeof value !== 'number') return undefined
    const [found] = await db
      .select({ eventType: events.eventType })
      .from(events)
      .where(and(eq(events.siteId, siteId), eq(events.eventSeq, value)))
    if (!found || templateOf(found.eventType) === template) return undefined
    return wrongTemplate(TEMPLATE_WORDS[templateOf(found.eventType)])
  },
}
