// The state of a record's form: the edited values, the stored values, and undo. The fields of the inspector read and write it by pointer,
// like a block.
import { CallFailure } from '@/schemas/api/base/failure'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Problem } from '@/schemas/api/base/failure'
import { valueAt, withValueAt } from '../inspector/value-at'
import type { Change, Target } from '../inspector/target'
import type { EditorState } from '../state/editor'

export interface DraftState<F> {
  form: F
  /** The stored form. */
  base: F
  /** Problems of the last refused save; those of a field disappear when it is edited. */
  problems: readonly Problem[]
  requestedField: EditorState['requestedField']
  announcement: string
}

/** What a form needs besides its schema. */
export interface FormRules<F> {
  read?: (form: F, pointer: string) => unknown
  write?: (form: F, change: Change) => F
  /** Called with every changed form: generated values, for example. */
  tidy?: (form: F) => F
}

const MOST_STEPS = 200

export class FormDraft<F extends object> {
  readonly store: StoreApi<DraftState<F>>
  readonly #rules: FormRules<F>
  #past: F[] = []
  #future: F[] = []
  /** Who listens to one field of the form, by its name. */
  readonly #listeners = new Map<string, Set<() => void>>()
  /** The answer of `isChanged` for the form and the base that it was given for. */
  #compared: { form: F; base: F; isChanged: boolean } | undefined
  /** Key of the last edit; the same key again extends the same undo step, until it is sealed. */
  #last: string | undefined

  /** Texts that stand in fields whose values do not hold them, by pointer. */
  readonly #standing = new Map<string, Problem>()

  constructor(form: F, rules: FormRules<F> = {}) {
    this.#rules = rules
    this.store = createStore<DraftState<F>>(() => ({ form, base: form, problems: [], requestedField: null, announcement: '' }))
    this.store.subscribe(({ form: next }, { form: before }) => {
      if (next === before) return
      for (const [field, listeners] of this.#listeners)
        if (next[field as keyof F] !== before[field as keyof F]) for (const listener of [...listeners]) listener()
    })
  }
  get form(): F {
    return this.store.getState().form
  }
  get isChanged(): boolean {
    const { form, base } = this.store.getState()
    if (form === base) return false
    if (this.#compared?.form !== form || this.#compared.base !== base) this.#compared = { form, base, isChanged: !isAlike(form, base) }
    return this.#compared.isChanged
  }

  /**
   * Hears of every change at a pointer. A form of two hundred fields asks two hundred times: a change calls those of its own field alone,
   * unless the form reads its values from elsewhere than their pointers say.
   */
  subscribe(listener: () => void, pointer?: string): () => void {
    const field = pointer?.split('/')[1]
    if (!field || this.#rules.read) return this.store.subscribe(listener)
    const listeners = this.#listeners.get(field) ?? new Set()
    this.#listeners.set(field, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  read(pointer: string): unknown {
    return this.#rules.read ? this.#rules.read(this.form, pointer) : valueAt(this.form, pointer)
  }

  /** Refuses while a text stands in the form that no value of it holds: what is published is what stands there. @throws CallFailure 400 */
  requireWhole(): void {
    const problems = this.standing
    if (problems.length > 0) throw new CallFailure('400', '', { problems })
  }

  write(changes: readonly Change[], isOnce: boolean): void {
    const { write = written, tidy = same } = this.#rules
    const key = changes.map(({ pointer }) => pointer).join(',')
    if (isOnce || key !== this.#last) this.#past = [...this.#past, this.form].slice(-MOST_STEPS)
    this.#last = isOnce ? undefined : key
    this.#future = []
    const form = tidy(changes.reduce((at, change) => write(at, change), this.form))
    const { problems: before } = this.store.getState()
    const left = before.filter(
      ({ pointer }) => !changes.some((change) => pointer === change.pointer || pointer.startsWith(`${change.pointer}/`)),
    )
    // The same list where nothing was mended: every field compares a new one with its own.
    const problems = left.length === before.length ? before : left
    // The message that the form is saved is no longer true.
    this.store.setState({ form, problems, announcement: '' })
  }
  /** What stands in the form and is in no value of it: nothing is published over it. */
  get standing(): Problem[] {
    return [...this.#standing.values()]
  }
  stand(pointer: string, message: string | undefined): void {
    if (message !== undefined) return void this.#standing.set(pointer, { pointer, keyword: 'standing', message })
    if (!this.#standing.delete(pointer)) return
    const { problems } = this.store.getState()
    const left = problems.filter((one) => one.pointer !== pointer || one.keyword !== 'standing')
    if (left.length < problems.length) this.store.setState({ problems: left })
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
  #show(form: F | undefined): void {
    this.#last = undefined
    if (form) this.store.setState({ form })
  }
  /** Replaces the whole form as one step that undo reverts: an older version, a restored copy. */
  replace(form: F): void {
    this.#past = [...this.#past, this.form].slice(-MOST_STEPS)
    this.#future = []
    this.#last = undefined
    this.store.setState({ form, problems: [], announcement: '' })
  }

  /**
   * Called when the service has stored this.
   * @param form the form to go on with: the same, unless another one was merged into it.
   * @param left what it would refuse still: problems that are shown stay until they are mended.
   */
  settle(base: F, form: F = base, left: readonly Problem[] = []): void {
    // While the editor goes on typing, the undo step that they are in continues.
    if (form !== this.form) this.#last = undefined
    const problems = this.store.getState().problems.filter((shown) => left.some(({ pointer }) => pointer === shown.pointer))
    this.store.setState({ base, form, problems })
  }
  /** Shows the problems, and focuses the first unless the editor is typing elsewhere. */
  refuse(problems: readonly Problem[], { isFocused = true }: { isFocused?: boolean } = {}): void {
    this.store.setState({ problems })
    const [first] = problems
    if (first && isFocused) this.focus(first.pointer)
  }
  focus(pointer: string): void {
    this.store.setState((old) => ({ requestedField: { id: null, path: pointer, n: (old.requestedField?.n ?? 0) + 1 } }))
  }
  announce(announcement: string): void {
    this.store.setState({ announcement })
  }
}

/** Fields that are the very same value are not compared: most of them after a key. */
function isAlike<F extends object>(a: F, b: F): boolean {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])] as (keyof F)[]
  return names.every((name) => a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

const same = <T>(value: T): T => value
const written = <F extends object>(form: F, { pointer, value }: Change): F => withValueAt(form, pointer, value) as F

export const draftTarget = <F extends object>(draft: FormDraft<F>, isReadOnly: boolean): Target => ({
  ids: [],
  isReadOnly,
  requests: draft.store,
  subscribe: (listener, pointer) => draft.subscribe(listener, pointer),
  read: (pointer) => draft.read(pointer),
  holds: (pointer) => (draft.read(pointer) === undefined ? 'none' : 'all'),
  write: (_, changes, { once = false } = {}) => {
    if (isReadOnly) return false
    draft.write(changes, once)
    return true
  },
  stand: (pointer, message) => draft.stand(pointer, message),
  seal: () => draft.seal(),
  undo: () => draft.undo(),
  redo: () => draft.redo(),
  announce: (text) => draft.announce(text),
})
