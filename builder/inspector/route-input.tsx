'use client'
import { useEffect, useRef, useState } from 'react'
import { FIELD } from '../ui/field'
import { FieldFrame } from './field-frame'
import { useProblems, type FieldWords } from './problems-of-fields'
import { useTarget, useValue } from './target'
import { WRONG } from './text-input'

interface Props {
  pointer: '/route' | '/id'
  title: string
  help: string
  clean: (text: string) => string
  /** Why this name is refused, in a sentence. */
  faultOf: (text: string) => string | undefined
  isReadOnly?: boolean
}

/** The name of a document. A half-typed name could be another document's, so it is written on blur. */
export function RouteInput({ pointer, title, help, clean, faultOf, isReadOnly = false }: Props) {
  const target = useTarget()
  const value = useValue(pointer)
  const problems = useProblems(pointer)
  const [draft, setDraft] = useState<string | null>(null)
  const held = typeof value === 'string' ? value : ''
  const fault = draft === null || clean(draft) === held ? undefined : faultOf(clean(draft))
  const words: FieldWords[] = fault === undefined ? problems : [{ severity: 'error', message: fault }]

  const leave = (): void => {
    target.seal()
    if (draft === null || fault !== undefined) return
    setDraft(null)
    if (clean(draft) !== held) target.write(title, [{ pointer, value: clean(draft) }], { once: true })
  }
  // The selection may change before the field is left.
  const last = useRef(leave)
  useEffect(() => {
    last.current = leave
  })
  useEffect(() => () => last.current(), [])
  return (
    <FieldFrame pointer={pointer} title={title} help={help} words={words} isRequired>
      {(aria) => (
        <input
          {...aria}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft ?? held}
          readOnly={isReadOnly || target.isReadOnly}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.code === 'Enter' && !event.nativeEvent.isComposing && event.keyCode !== 229) leave()
          }}
          onBlur={leave}
          className={`${FIELD} ${WRONG}`}
        />
      )}
    </FieldFrame>
  )
}
