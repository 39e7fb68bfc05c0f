// The state of an event's form: the edited values, the stored values, and undo. The fields of the inspector read and write it by pointer,
// like a block.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Problem } from '@/schemas/api/base/failure'
import type { EventForm } from '@/schemas/rules/events/event-form'
import { valueAt, withValueAt } from '@/builder/inspector/value-at'
import type { Change, Target } from '@/builder/inspector/target'
import type { EditorState } from '@/builder/state/editor'
import { tidyGame } from './tidy-game'

export interface DraftState {
  form: EventForm
  /** The stored form. */
  base: EventForm
  /** Problems of the last refused save; those of a field disappear when it is edited. */
  problems: readonly Problem[]
  requestedField: EditorState['requestedField']
  announcement: string
}

const MOST_STEPS = 200
const ANSWER = /^\/answers\/(\d+)$/

export class EventDraft {
  readonly store: StoreApi<DraftState>
  #past: EventForm[] = []
  #future: EventForm[] = []
  /** Key of the last edit; the same key again extends the same undo step, until it is sealed. */
  #last: string | undefined

  constructor(form: EventForm) {
    this.store = createStore<DraftState>(() => ({ form, base: form, problems: [], requestedField: null, announcement: '' }))
  }
  get form(): EventForm {
    return this.store.getState().form
  }
  get isChanged(): boolean {
    const { form, base } = this.store.getState()
    return form !== base && JSON.stringify(form) !== JSON.stringify(base)
  }

  /** An empty answer counts as missing. */
  read(pointer: string): unknown {
    const value = valueAt(this.form, pointer)
    return ANSWER.test(pointer) && value === '' ? undefined : value
  }

  write(changes: readonly Change[], isOnce: boolean): void {
    const key = changes.map(({ pointer }) => pointer).join(',')
    if (isOnce || key !== this.#last) this.#past = [...this.#past, this.form].slice(-MOST_STEPS)
    this.#last = isOnce ? undefined : key
    this.#future = []
    const form = changes.reduce(written, this.form)
    const problems = this.store
      .getState()
      .problems.filter(({ pointer }) => !changes.some((change) => pointer === change.pointer || pointer.startsWith(`${change.pointer}/`)))
    // The message that the form is saved is no longer true.
    this.store.setState({ form: { ...form, game: tidyGame(form.game) }, problems, announcement: '' })
  }
  seal(): void {
    this.#last = undefined
  }
  undo(): void {
    const form = this.#past.pop()
    if (form) this.#future.push(this.form)
    this.#show(form)
  }
  redo(): void {
    const form = this.#future.pop()
    if (form) this.#past.push(this.form)
    this.#show(form)
  }
  #show(form: EventForm | undefined): void {
    this.#last = undefined
    if (form) this.store.setState({ form })
  }

  /** Called when the service has stored this. @param form the form to go on with: the same, unless another one was merged into it. */
  settle(base: EventForm, form: EventForm = base): void {
    this.store.setState({ base, form, problems: [] })
    this.#last = undefined
  }
  /** Shows the problems, and focuses the first. */
  refuse(problems: readonly Problem[]): void {
    this.store.setState({ problems })
    const [first] = problems
    if (first) this.store.setState((old) => ({ requestedField: { id: null, path: first.pointer, n: (old.requestedField?.n ?? 0) + 1 } }))
  }
  announce(announcement: string): void {
    this.store.setState({ announcement })
  }
}

function written(form: EventForm, { pointer, value }: Change): EventForm {
  const at = ANSWER.exec(pointer)
  if (!at) return withValueAt(form, pointer, value) as EventForm
  const index = Number(at[1])
  const answers = Array.from({ length: Math.max(form.answers.length, index + 1) }, (_, i) => form.answers[i] ?? '')
  return { ...form, answers: answers.with(index, typeof value === 'string' ? value : '') }
}

export const draftTarget = (draft: EventDraft, isReadOnly: boolean): Target => ({
  ids: [],
  isReadOnly,
  requests: draft.store,
  subscribe: (listener) => draft.store.subscribe(listener),
  read: (pointer) => draft.read(pointer),
  holds: (pointer) => (draft.read(pointer) === undefined ? 'none' : 'all'),
  write: (_, changes, { once = false } = {}) => {
    if (isReadOnly) return false
    draft.write(changes, once)
    return true
  },
  seal: () => draft.seal(),
  undo: () => draft.undo(),
  redo: () => draft.redo(),
  announce: (text) => draft.announce(text),
})
