import { TEMPLATE_WORDS } from '@/schemas/rules/events/event-form'
import { templateOf } from '@/schemas/rules/events/event-template'

/** The Korean name of an event's template. */
export const templateWords = (eventType: string): string => TEMPLATE_WORDS[templateOf(eventType)]
