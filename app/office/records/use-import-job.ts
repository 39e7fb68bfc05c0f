'use client'
import { useEffect, useRef, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import {
  cancelImport,
  readImportProgress,
  runImport,
  tryImport,
  type ImportPhase,
  type ImportState,
} from '@/schemas/api/site/record-sheets'

const EACH = 700
/** Phases that go on by themselves. */
const GOING: readonly ImportPhase[] = ['reading', 'checking', 'writing']
const BROKEN = '마치지 못했습니다. 잠시 후 다시 시도해 주세요.'

export interface ImportJob {
  state: ImportState | null
  /** Why a call was refused; empty otherwise. */
  fault: string
  isGoing: boolean
  begin: (file: File, isPublishing: boolean) => Promise<void>
  run: () => Promise<void>
  cancel: () => Promise<void>
  forget: () => void
}

/** One import: its trial, its writing, and what is known of them now. */
export function useImportJob(type: string, onDone: () => void): ImportJob {
  const [state, setState] = useState<ImportState | null>(null)
  const [fault, setFault] = useState('')
  const [isSending, setSending] = useState(false)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  const job = state?.job
  const isUnderWay = state !== null && GOING.includes(state.phase)
  useEffect(() => {
    if (!isUnderWay || job === undefined) return
    const timer = setInterval(() => {
      void call(readImportProgress, { type, job }).then(
        ({ item }) => {
          setState(item)
          if (item.phase === 'done') done.current()
        },
        // A busy moment is no end: the next look tells more.
        (failure: unknown) => {
          if (failure instanceof CallFailure && failure.status === 404) setFault(failure.message)
        },
      )
    }, EACH)
    return () => clearInterval(timer)
  }, [type, job, isUnderWay])

  async function attempt(work: () => Promise<{ item: ImportState }>): Promise<void> {
    setFault('')
    setSending(true)
    try {
      setState((await work()).item)
    } catch (failure) {
      setFault(failure instanceof CallFailure ? failure.message : BROKEN)
    } finally {
      setSending(false)
    }
  }
  return {
    state,
    fault,
    isGoing: isSending || isUnderWay,
    begin: (file, isPublishing) => attempt(() => call(tryImport, { type, file: [file], publish: isPublishing ? 'Y' : 'N' })),
    run: () => attempt(() => call(runImport, { type, job: job! })),
    cancel: () => attempt(() => call(cancelImport, { type, job: job! })),
    forget: () => {
      setState(null)
      setFault('')
    },
  }
}
