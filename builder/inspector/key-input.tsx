'use client'
import { useEffect, useRef, useState } from 'react'
import { FIELD } from '../ui/field'
import { FieldFrame } from './field-frame'
import { faultOf } from './field-schema'
import { keysOf, renamedSlot } from './is-keyed-list'
import { parentOf } from './value-at'
import { textOf, WRONG } from './text-input'
import { useField, type FieldProps } from './use-field'

/** The name of a slot. It changes once, on blur, and the blocks in the slot move with it. */
export function KeyInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const field = useField(props)
  const [draft, setDraft] = useState<string | null>(null)
  const { target } = field
  const text = draft ?? textOf(field.value)

  const listPointer = parentOf(parentOf(pointer))
  const fault =
    faultOf(schema, text, { isDraft: false }) ??
    (draft !== null && draft !== field.value && isTaken(draft) ? '같은 이름표가 이미 있습니다. 다른 이름을 입력해 주세요.' : undefined)

  function isTaken(key: string): boolean {
    const entries = target.read(listPointer)
    return Array.isArray(entries) && keysOf(entries).has(key)
  }
  const leave = (): void => {
    target.seal()
    if (draft === null || fault !== undefined) return
    setDraft(null)
    if (draft === field.value) return
    const moved = renamedSlot(target.editor!, target.ids[0]!, field.value, draft)
    target.write(field.title, [{ pointer, value: draft }], { once: true, with: moved })
  }
  // The selection may change before the field is left.
  const last = useRef(leave)
  useEffect(() => {
    last.current = leave
  })
  useEffect(() => () => last.current(), [])
  return (
    <FieldFrame pointer={pointer} title={field.title} help={schema.description} words={field.words(fault)} isRequired={isRequired}>
      {(aria) => (
        <input
          {...aria}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          readOnly={target.isReadOnly}
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
