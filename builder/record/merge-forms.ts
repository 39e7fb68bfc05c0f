// Merges two changes of one event. What only one of them changed is taken; what both changed differently is a conflict.
import { EventForm } from '@/schemas/rules/events/event-form'
import { valueAt, withValueAt } from '@/builder/inspector/value-at'

export interface FormConflict {
  pointer: string
  title: string
  mine: unknown
  theirs: unknown
}

/** Objects whose parts are fields of their own. */
const GROUPS = ['game', 'messages'] as const

interface Titled {
  title?: string
  properties?: Record<string, Titled>
}
const FIELDS: { pointer: string; title: string }[] = Object.entries((EventForm as unknown as Required<Titled>).properties).flatMap(
  ([name, { title = name, properties }]) =>
    GROUPS.some((group) => group === name)
      ? Object.entries(properties ?? {}).map(([part, field]) => ({ pointer: `/${name}/${part}`, title: field.title ?? part }))
      : [{ pointer: `/${name}`, title }],
)

/** @param base the form that both started from. @returns the other form with my own changes in it, and the remaining conflicts. */
export function mergeForms(base: EventForm, mine: EventForm, theirs: EventForm): { merged: EventForm; conflicts: FormConflict[] } {
  let merged = theirs
  const conflicts: FormConflict[] = []
  for (const { pointer, title } of FIELDS) {
    const [was, own, other] = [base, mine, theirs].map((form) => valueAt(form, pointer))
    if (isAlike(own, was) || isAlike(own, other)) continue
    if (isAlike(other, was)) merged = withValueAt(merged, pointer, own) as EventForm
    else conflicts.push({ pointer, title, mine: own, theirs: other })
  }
  return { merged, conflicts }
}

/** The same form with my side of a conflict. */
export const withMine = (form: EventForm, { pointer, mine }: FormConflict): EventForm => withValueAt(form, pointer, mine) as EventForm

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
