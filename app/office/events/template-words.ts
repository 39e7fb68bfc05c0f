import { TEMPLATE_WORDS } from '@/schemas/rules/events/event-form'
import { templateOf } from '@/schemas/rules/events/event-template'

/** What the template of an event is called. */
export const templateWords = (eventType: string): string => TEMPLATE_WORDS[templateOf(eventType)]
