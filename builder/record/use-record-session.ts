'use client'
// Saves and publishes an event and handles the answers, for the page of an event and for its form beside a page.
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { openEvent, publishEvent, saveEvent } from '@/schemas/api/events/staff'
import { CallFailure } from '@/schemas/api/base/failure'
import { whoSaved } from '@/builder/save/who-saved'
import { draftTarget, EventDraft } from './event-draft'
import { mergeForms, type FormConflict } from './merge-forms'

export type OpenedEvent = Item<typeof openEvent>

/** Another member of staff saved first and changed the same fields: nothing is saved until the conflicts are resolved. */
export interface Question {
  theirs: OpenedEvent
  merged: OpenedEvent['form']
  conflicts: readonly FormConflict[]
}

const BROKEN = '화면에 문제가 생겨 마치지 못했습니다. 적은 내용은 그대로 있으니 다시 시도해 주세요.'

export function useEventSession(
  first: OpenedEvent,
  { canWrite, staffId, onSaved }: { canWrite: boolean; staffId: string; onSaved?: () => void },
) {
  const [opened, setOpened] = useState(first)
  const [draft] = useState(() => new EventDraft(first.form))
  const target = useMemo(() => draftTarget(draft, !canWrite), [draft, canWrite])
  const isChanged = useStore(draft.store, () => draft.isChanged)
  const [busy, setBusy] = useState<'save' | 'publish' | null>(null)
  const [fault, setFault] = useState('')
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(() => {
    if (!isChanged) return
    const holdBack = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', holdBack)
    return () => removeEventListener('beforeunload', holdBack)
  }, [isChanged])

  /** The stored record; the edited values stay. */
  async function reread(): Promise<OpenedEvent> {
    const { item } = await call(openEvent, { eventSeq: opened.eventSeq })
    return item
  }

  async function meet(): Promise<void> {
    const theirs = await reread()
    const { base, form } = draft.store.getState()
    const { merged, conflicts } = mergeForms(base, form, theirs.form)
    if (conflicts.length > 0) return setQuestion({ theirs, merged, conflicts })
    takeOver(theirs, merged)
  }

  /** Continues from the other's save, with `form` to be saved over it. */
  function takeOver(theirs: OpenedEvent, form: OpenedEvent['form']): void {
    setQuestion(null)
    setOpened(theirs)
    draft.settle(theirs.form, form)
    setFault(`${whoSaved(theirs.updatedBy, staffId).who} 먼저 저장한 내용과 합쳤습니다. 확인한 뒤 다시 저장해 주세요.`)
  }

  async function attempt(what: 'save' | 'publish', work: () => Promise<void>): Promise<boolean> {
    if (busy || !canWrite) return false
    setBusy(what)
    setFault('')
    draft.announce('')
    try {
      await work()
      return true
    } catch (failure) {
      await tell(failure)
      return false
    } finally {
      setBusy(null)
    }
  }

  async function tell(failure: unknown): Promise<void> {
    if (!(failure instanceof CallFailure)) return setFault(BROKEN)
    if (failure.status === 409) {
      try {
        return await meet()
      } catch {
        return setFault('최신 내용을 불러오지 못했습니다. 적은 내용은 그대로 있으니 다시 시도해 주세요.')
      }
    }
    setFault(failure.problems.length > 0 ? `${failure.problems.length}곳을 확인해 주세요. 적은 내용은 그대로 있습니다.` : failure.message)
    draft.refuse(failure.problems)
  }

  async function store(): Promise<number> {
    const { eventSeq, version } = opened
    if (!draft.isChanged) return version
    const { form } = draft
    const { item } = await call(saveEvent, { eventSeq, version, form })
    draft.settle(form, draft.form)
    setOpened((old) => ({ ...old, version: item.version }))
    return item.version
  }

  const save = () =>
    attempt('save', async () => {
      await store()
      draft.announce('저장했습니다.')
      onSaved?.()
      setOpened(await reread())
    })
  const publish = (publishedYn: 'Y' | 'N') =>
    attempt('publish', async () => {
      const version = await store()
      const { item } = await call(publishEvent, { eventSeq: opened.eventSeq, version, publishedYn })
      setOpened((old) => ({ ...old, version: item.version, publishedYn }))
      draft.announce(publishedYn === 'Y' ? '게시했습니다. 방문자에게 보입니다.' : '게시를 내렸습니다. 방문자에게 보이지 않습니다.')
      onSaved?.()
      setOpened(await reread())
    })

  return {
    opened,
    draft,
    target,
    canWrite,
    staffId,
    isChanged,
    busy,
    fault,
    question,
    save,
    publish,
    takeOver,
    giveUp: () => setQuestion(null),
  }
}
export type EventSession = ReturnType<typeof useEventSession>
