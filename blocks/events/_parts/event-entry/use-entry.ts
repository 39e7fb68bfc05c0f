'use client'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { closeDialogs, showAlertDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { checkAnswer, ENTRY_ERRORS, tryAnswer } from '@/schemas/api/events/entries'
import { CallFailure } from '@/schemas/api/base/failure'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import type { EventMessage } from '@/schemas/rules/events/event-game'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'
import { admit, isLimited } from './admit'
import { afterEntry } from './after-entry'
import type { EntryEvent } from './entry-event'
import { COMPLETE, doingOf, NO_EVENT_ID, entryWords } from './entry-words'
import { hasApplied } from './has-applied'
import { isTrial } from './is-trial'

export interface Checked {
  correct: boolean
  /** Zero-based indexes of the wrong answers. */
  wrong: number[]
}

export interface ApplyWords {
  /** Replaces `응모가 완료되었습니다.` (E-OK-1). */
  success?: string | undefined
  /** Replaces the template's message for missing input (E-RES-500). */
  required?: string | undefined
  /** The answers: in a preview they are compared, and nothing is sent. */
  answers?: string[] | undefined
  /** Stays on the page instead of reloading it. */
  stay?: boolean | undefined
  /** Shows the success in its own way; resolves whether the page is then reloaded (S-EVT-5). */
  done?: (() => Promise<boolean>) | undefined
}

export interface Entry {
  /** An action is running: all controls are locked (S-EVT-3). */
  isBusy: boolean
  /** The checks before an entry are running: the button shows it, and typing may go on. */
  isAsking: boolean
  /** The limit is reached for now (S-EVT-4). */
  isApplied: boolean
  /** The checks up to the limit (V-EVT-11); a failed one has shown its message. */
  admit: () => Promise<boolean>
  /** Whether the session seems to be signed in; a visitor is asked to log in (S-EVT-9). */
  admitSignedIn: () => boolean
  /** For every input: removes the focus of a visitor, and asks for the login (S-EVT-9). */
  onFocus: (event: FocusEvent<HTMLElement>) => void
  /** Compares answers on the server; undefined after a failure, whose message was shown. */
  check: (answers: string[]) => Promise<Checked | undefined>
  /** Sends once, behind a lock; shows the result, and preserves the input after a failure (S-EVT-3, S-EVT-4, S-EVT-6). */
  apply: (send: () => Promise<unknown>, words?: ApplyWords) => Promise<boolean>
  /** Shows the event's own message, or the rule's (K-EVT-MSG). */
  say: (message: EventMessage, fallback: string, slots?: Readonly<Record<string, string | number>>) => string
}

/** The entry of every event, whatever its template (SYS-34). */
export function useEntry(event: EntryEvent): Entry {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isApplied, setApplied] = useState(false)
  const locked = useRef(false)

  useEffect(() => {
    if (!isLimited(event) || !seemsSignedIn() || isTrial()) return
    const leaving = new AbortController()
    void hasApplied(event.EVENT_SEQ, leaving.signal).then((has) => has && !leaving.signal.aborted && setApplied(true))
    return () => leaving.abort()
  }, [event])

  /** @returns a function that unlocks, and restores the focus to the element that lost it by being disabled. */
  const lock = () => {
    const focused = document.activeElement
    locked.current = true
    setBusy(true)
    return () => {
      locked.current = false
      flushSync(() => setBusy(false))
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus()
    }
  }
  const say: Entry['say'] = (message, fallback, slots) => entryWords(event, message, fallback, slots)
  const eventId = String(event.EVENT_SEQ)

  const admitSignedIn = () => {
    if (isTrial() || seemsSignedIn()) return true
    void askLogin({ of: 'event' })
    return false
  }

  const check: Entry['check'] = async (answers) => {
    if (locked.current) return undefined
    const unlock = lock()
    try {
      const { item } = await call(isTrial() ? tryAnswer : checkAnswer, { eventId, answers })
      unlock()
      return { correct: item.correctYn === 'Y', wrong: item.wrong }
    } catch (error) {
      unlock()
      await sayFailure(error, { id: checkAnswer.id, doing: 'game' })
      return undefined
    }
  }

  const apply: Entry['apply'] = async (send, { success, required, answers, stay = false, done } = {}) => {
    if (locked.current) return false
    if (!event.EVENT_SEQ) {
      await showAlertDialog({ title: NO_EVENT_ID })
      return false
    }
    const unlock = lock()
    try {
      await (isTrial() ? tryOut(eventId, answers) : send())
    } catch (error) {
      unlock()
      await sayFailure(error, { id: 'event.apply', doing: doingOf(event), refusedText: required ?? event.MESSAGES.required })
      return false
    }
    const after = isTrial() ? undefined : afterEntry(event)
    const reloads = done ? await done() : await showAlertDialog({ title: success ?? say('success', COMPLETE) }).then(() => !stay)
    await after
    if (!isTrial()) {
      setApplied(isLimited(event))
      // Locked until the page is reloaded.
      if (reloads) {
        await closeDialogs()
        location.reload()
      }
    }
    if (!reloads || isTrial()) unlock()
    return true
  }

  return {
    isBusy,
    isAsking,
    isApplied,
    admit: async () => {
      setAsking(true)
      try {
        return await admit(event)
      } finally {
        setAsking(false)
      }
    },
    admitSignedIn,
    onFocus: ({ target }) => {
      if (!admitSignedIn()) target.blur()
    },
    check,
    apply,
    say,
  }
}

/** The result of an entry in a preview for staff: the same answer, and no entry. */
async function tryOut(eventId: string, answers: string[] | undefined): Promise<void> {
  if (!answers) return
  const { item } = await call(tryAnswer, { eventId, answers })
  if (item.correctYn !== 'Y') throw new CallFailure(ENTRY_ERRORS.wrong[0], ENTRY_ERRORS.wrong[1])
}
