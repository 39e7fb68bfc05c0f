// Saves one record. The form is sent whole, against the version that it started from; one request is in flight, and its answer never
// writes values back, so that it cannot overwrite newer typing. Another editor's save is never overwritten: what both changed is asked.
// With a local store the form saves itself while one types, and unconfirmed work survives a closed tab.
import { createStore, type StoreApi } from 'zustand/vanilla'
import { CallFailure } from '@/schemas/api/base/failure'
import { isAlike, type Target } from '../inspector/target'
import type { SaveState } from '@/renderer/editing/saver'
import { whoSaved } from '../save/who-saved'
import { draftTarget, FormDraft } from './form-draft'
import { mergeForms } from './merge-forms'
import { passingFault } from './passing-fault'
import { SAVE_PACE } from './save-pace'
import type { AutosaveInput, FormCopy, SessionInput, SessionState, StoredRecord } from './session-input'

const BROKEN = '화면에 문제가 생겨 마치지 못했습니다. 입력한 내용은 그대로 있으니 다시 시도해 주세요.'
/** States in which the present fault says why nothing is saved. */
const HINDERED: ReadonlySet<SaveState> = new Set(['failed', 'offline', 'signed-out', 'refused'])
const MOST_UNANSWERED = 10

export class RecordSession<R extends StoredRecord<object>> {
  readonly draft: FormDraft<R['form']>
  readonly target: Target
  readonly store: StoreApi<SessionState<R>>
  readonly #input: SessionInput<R>
  #underWay: Promise<void> | null = null
  /** Forms of saves whose answer has not come: they may be stored all the same. */
  #unanswered: readonly R['form'][] = []
  #dirtySince: number | null = null
  #failures = 0
  #cancelTimer: () => void = () => undefined

  constructor(input: SessionInput<R>) {
    this.#input = input
    const { first } = input
    this.draft = new FormDraft<R['form']>(first.form, input.rules)
    this.target = draftTarget(this.draft, !input.canWrite)
    this.store = createStore<SessionState<R>>(() => ({
      opened: first,
      busy: null,
      fault: '',
      question: null,
      save: 'saved',
      savedAt: first.version > 0 ? Date.parse(first.updatedAt) || 0 : 0,
    }))
  }

  get opened(): R {
    return this.store.getState().opened
  }

  get #isUntouchedNew(): boolean {
    return this.opened.version === 0 && !this.draft.isChanged
  }

  /** Saves by itself from here on, where the record may. @returns a function that stops it. */
  attend(): () => void {
    const { autosave } = this.#input
    if (!autosave || !this.#input.canWrite) return () => undefined
    let { form } = this.draft
    const leave = this.draft.store.subscribe((state) => {
      if (state.form === form) return
      form = state.form
      this.#took(autosave)
    })
    if (this.draft.isChanged) this.#took(autosave)
    return () => {
      leave()
      this.#cancelTimer()
    }
  }

  #took(autosave: AutosaveInput<R['form']>): void {
    this.#keep()
    // After a conflict nothing is sent until the editor has decided; the work stays stored.
    if (this.store.getState().save === 'conflict') return
    if (!this.draft.isChanged) {
      if (!this.#underWay) this.#cancelTimer()
      return this.#show(this.#underWay ? 'saving' : 'saved')
    }
    this.#dirtySince ??= autosave.now()
    const { save } = this.store.getState()
    // The states failed and offline remain until a save succeeds.
    if (save === 'saved' || save === 'refused') this.#show('dirty')
    if (autosave.isSaving && !this.#underWay)
      this.#schedule(Math.max(0, Math.min(SAVE_PACE.pause, this.#dirtySince + SAVE_PACE.longest - autosave.now())))
  }
  #schedule(ms: number): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#input.autosave?.later(() => void this.#saveQuietly(), ms) ?? (() => undefined)
  }
  #show(save: SaveState): void {
    if (this.store.getState().save !== save) this.store.setState({ save } as Partial<SessionState<R>>)
  }
  /** Stores the unsaved form in the browser, or removes it once everything is saved. */
  #keep(): void {
    const { autosave } = this.#input
    if (!autosave) return
    const { form, base } = this.draft.store.getState()
    const copy = { form, base, version: this.opened.version, sent: this.#unanswered, at: autosave.now() }
    const work = this.draft.isChanged ? autosave.copies.put(copy) : autosave.copies.clear()
    // A full or forbidden storage only disables the local copy.
    void work.catch(() => undefined)
  }

  /** Sends what is unsaved again now: the network is back, or the editor asked for it. */
  retry(): void {
    if (!this.store.getState().question) this.#schedule(0)
  }
  /** Saves without waiting for a pause in typing, where the record saves itself. */
  saveSoon(): void {
    if (this.draft.isChanged && this.store.getState().save === 'dirty' && this.#input.autosave?.isSaving) void this.#saveQuietly()
  }
  loseConnection(): void {
    if (!this.store.getState().question) this.#show('offline')
  }
  findConnection(): void {
    if (this.draft.isChanged && this.#input.autosave?.isSaving) return this.retry()
    if (this.store.getState().save === 'offline') this.#show(this.draft.isChanged ? 'dirty' : 'saved')
  }

  async #saveQuietly(): Promise<void> {
    if (this.store.getState().busy || this.store.getState().question || !this.draft.isChanged) return
    try {
      await this.#send()
      this.#failures = 0
    } catch (failure) {
      await this.#tell(failure, { isQuiet: true })
    }
  }

  /** One request in flight: the next one starts after it, with the newest form and version. */
  async #send(): Promise<void> {
    while (this.#underWay) await this.#underWay.catch(() => undefined)
    if (!this.draft.isChanged && !this.#isUntouchedNew) return
    this.#underWay = this.#sendNow().finally(() => (this.#underWay = null))
    await this.#underWay
  }

  async #sendNow(): Promise<void> {
    const { save, autosave, onSaved } = this.#input
    const { form } = this.draft
    this.#cancelTimer()
    this.#dirtySince = null
    const isMended = HINDERED.has(this.store.getState().save)
    if (autosave?.isOnline()) this.#show('saving')
    const earlier = this.#unanswered
    this.#unanswered = [...earlier, form].slice(-MOST_UNANSWERED)
    this.#keep()
    let saved
    try {
      saved = await save(this.opened.version, form)
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status < 500) this.#unanswered = earlier
      throw failure
    }
    this.#unanswered = []
    this.draft.settle(form, this.draft.form, saved.problems)
    this.store.setState((old) => ({ opened: { ...old.opened, ...saved } }))
    this.store.setState({ savedAt: autosave?.now() ?? Date.now(), save: this.draft.isChanged ? 'dirty' : 'saved' })
    if (isMended) this.store.setState({ fault: '' })
    this.#keep()
    if (autosave) onSaved?.()
    if (this.draft.isChanged && autosave?.isSaving) this.#schedule(SAVE_PACE.pause)
  }

  /** Saves on request. @returns false when nothing could be saved; the reason is shown. */
  async save(): Promise<boolean> {
    if (this.#isUntouchedNew && this.#input.autosave?.isSaving) {
      this.draft.announce('아직 입력한 내용이 없습니다.')
      return false
    }
    return this.attempt('save', async () => {
      // A draft stores the rest of the form; what visitors would see at once is stored whole or not at all.
      if (!this.#input.autosave?.isSaving) this.draft.requireWhole()
      await this.#send()
      this.draft.requireWhole()
      this.draft.announce('저장했습니다.')
      if (!this.#input.autosave) this.#input.onSaved?.()
      await this.refresh()
    })
  }

  /**
   * Saves first, then does what `work` says to the stored version.
   * @param work returns what it changed of the record. @param words announced when it is done.
   */
  act(name: string, work: (version: number) => Promise<Partial<R>>, words: string): Promise<boolean> {
    return this.attempt(name, async () => {
      const { lacking = [] } = this.#input
      if (this.#isUntouchedNew && lacking.length > 0) throw new CallFailure('400', '', { problems: [...lacking] })
      this.draft.requireWhole()
      await this.#send()
      const changed = await work(this.opened.version)
      this.store.setState((old) => ({ opened: { ...old.opened, ...changed } }))
      this.draft.announce(words)
      this.#input.onSaved?.()
      await this.refresh()
    })
  }

  /** Reads what the service made of it: state, moments, who. The edited values stay. */
  async refresh(): Promise<void> {
    const opened = await this.#input.open()
    this.store.setState({ opened })
  }

  /** Runs work that the editor asked for: one at a time, and a failure is shown. */
  async attempt(name: string, work: () => Promise<void>): Promise<boolean> {
    if (this.store.getState().busy || !this.#input.canWrite) return false
    this.store.setState({ busy: name, fault: '' })
    this.draft.announce('')
    try {
      await work()
      this.#failures = 0
      return true
    } catch (failure) {
      await this.#tell(failure, { isQuiet: false })
      return false
    } finally {
      this.store.setState({ busy: null })
      if (this.draft.isChanged && this.#input.autosave?.isSaving && this.store.getState().save === 'dirty') this.#schedule(SAVE_PACE.pause)
    }
  }

  async #tell(failure: unknown, { isQuiet }: { isQuiet: boolean }): Promise<void> {
    const { autosave } = this.#input
    const tell = (fault: string, save: SaveState): void => {
      this.store.setState({ fault })
      if (autosave) this.#show(save)
    }
    if (!(failure instanceof CallFailure)) return this.#failedFor(BROKEN, 'failed', tell)
    const { status, problems, message } = failure
    if (status === 409) {
      try {
        return await this.#meet()
      } catch {
        return this.#failedFor('최신 내용을 불러오지 못했습니다. 입력한 내용은 그대로 있으니 다시 시도해 주세요.', 'failed', tell)
      }
    }
    const passing = autosave && passingFault(failure, autosave.isOnline())
    if (passing) return this.#failedFor(passing.fault, passing.save, tell)
    // Problems are said from the draft, which drops each as it is mended (use-record-session.ts).
    tell(problems.length > 0 ? '' : message, this.draft.isChanged ? 'refused' : 'saved')
    this.draft.refuse(problems, { isFocused: !isQuiet })
  }
  #failedFor(fault: string, save: SaveState, tell: (fault: string, save: SaveState) => void): void {
    tell(fault, save)
    if (this.#input.autosave?.isSaving && this.draft.isChanged)
      this.#schedule(SAVE_PACE.retries[Math.min(this.#failures++, SAVE_PACE.retries.length - 1)]!)
  }

  /** Merges another's save with the edited form, or asks where both changed the same. */
  async #meet(): Promise<void> {
    const theirs = await this.#input.open()
    const { base, form } = this.draft.store.getState()
    // A save whose answer was lost is the editor's own: it is no other change.
    const isOwn = this.#unanswered.some((one) => isAlike(theirs.form, one))
    this.#unanswered = []
    if (isOwn) {
      this.store.setState({ opened: theirs, fault: '' })
      this.draft.settle(theirs.form, form)
      return this.#afterMerge()
    }
    const { merged, conflicts } = mergeForms(this.#input.schema, base, form, theirs.form)
    if (conflicts.length === 0) return this.takeOver(theirs, merged)
    this.store.setState({ question: { theirs, merged, conflicts } })
    if (this.#input.autosave) this.#show('conflict')
  }

  /** Continues from the other's save, with `form` to be saved over it. */
  takeOver(theirs: R, form: R['form']): void {
    const { staffId, autosave } = this.#input
    const who = whoSaved(theirs.updatedBy, staffId).who
    const next = autosave?.isSaving ? '합친 내용을 확인해 주세요.' : '확인한 뒤 다시 저장해 주세요.'
    this.store.setState({ question: null, opened: theirs, fault: `${who} 먼저 저장한 내용과 합쳤습니다. ${next}` })
    this.draft.settle(theirs.form, form)
    this.#afterMerge()
  }
  #afterMerge(): void {
    const { autosave } = this.#input
    if (autosave) this.#show(this.draft.isChanged ? 'dirty' : 'saved')
    this.#keep()
    if (this.draft.isChanged && autosave?.isSaving) this.#schedule(SAVE_PACE.pause)
  }
  giveUp(): void {
    this.store.setState({ question: null })
  }

  /** Goes on with work that a closed tab left behind. What another member of staff saved meanwhile is merged or asked, as ever. */
  restore({ form, base, version, sent }: FormCopy<R['form']>): void {
    this.#unanswered = sent
    this.store.setState((old) => ({ opened: { ...old.opened, version } }))
    this.draft.settle(base, form)
    this.draft.announce('저장하지 못한 내용을 되살렸습니다.')
    this.#afterMerge()
  }
}
