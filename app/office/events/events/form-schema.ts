// The schema of an event as its form renders it: in sections, with only the parts of the game that its template reads.
import { EventForm } from '@/schemas/rules/events/event-form'
import type { EventTemplate } from '@/schemas/rules/events/event-template'
import { answerForm, GAME_PARTS } from '@/schemas/rules/events/game-parts'
import type { FieldSchema } from '@/builder/inspector/field-schema'

const clone = (value: unknown): FieldSchema => JSON.parse(JSON.stringify(value)) as FieldSchema

/** Of the whole form; the values of choices are generated (tidy-game.ts), so they have no field. */
export const FORM_SCHEMA = withoutValues(clone(EventForm))

function withoutValues(schema: FieldSchema): FieldSchema {
  const { properties, items } = schema
  const isIdentified = properties?.['label'] !== undefined || properties?.['href'] !== undefined
  const shown = Object.entries(properties ?? {}).filter(([name]) => !isIdentified || (name !== 'value' && name !== 'no'))
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(shown.map(([name, one]) => [name, withoutValues(one)])) } : {}),
    ...(items ? { items: withoutValues(items) } : {}),
  }
}

interface Section {
  title: string
  names: readonly string[]
}
export const BEFORE_GAME: readonly Section[] = [
  { title: '이벤트', names: ['eventName', 'summary', 'eventType', 'eventTab', 'pageType', 'eventLink'] },
  { title: '기간', names: ['openStrDate', 'openEndDate', 'winnerDate'] },
  { title: '참여 조건', names: ['applyBtnYn', 'applyLimitType', 'places', 'marketingRequiredYn', 'accountLinkYn', 'checkDt'] },
]
export const AFTER_GAME: readonly Section[] = [
  { title: '배너', names: ['imgBannerPc', 'imgBannerMo', 'imgBannerAlt'] },
  { title: '본문', names: ['contentPc'] },
]

export const GAME = FORM_SCHEMA.properties!['game']!
export const MESSAGES = FORM_SCHEMA.properties!['messages']!
export const gameNames = (template: EventTemplate): readonly string[] => GAME_PARTS[template].parts

/** Fields of one letter each are in one row, with one description. */
export const isRowOfLetters = (slots: readonly { maxLength?: number | undefined }[]): boolean =>
  slots.length > 1 && slots.every(({ maxLength }) => maxLength === 1)

/** The answers as fields; undefined for a template without a solution. */
export function answersSchema(template: EventTemplate, game: EventForm['game']): FieldSchema | undefined {
  const form = answerForm(template, game)
  if (!form) return undefined
  const choicesOf = (choices: { value: string; label: string }[]) => choices.map(({ value, label }) => ({ const: value, title: label }))
  if (form.list)
    return {
      type: 'array',
      title: '정답 카드',
      description: '정답이 되는 카드를 순서대로 둡니다.',
      maxItems: game.cards?.length ?? 0,
      items: { title: '카드', widget: 'select', anyOf: choicesOf(form.list) },
    }
  const isRow = isRowOfLetters(form.slots)
  const properties = form.slots.map(({ label, choices, pattern, maxLength }, i): [string, FieldSchema] => [
    String(i),
    choices
      ? { title: label, widget: 'select', anyOf: choicesOf(choices) }
      : {
          type: 'string',
          title: label,
          ...(maxLength === undefined ? {} : { maxLength }),
          ...(pattern ? { pattern: pattern.test.source, ...(isRow ? {} : { description: pattern.words }) } : {}),
        },
  ])
  const description = isRow ? form.slots[0]?.pattern?.words : undefined
  return { type: 'object', title: '정답', ...(description ? { description } : {}), properties: Object.fromEntries(properties) }
}
