'use client'
// Four boxes for one initial consonant each: by keys, an input method, paste and the keypad. An input method stays in its box until it
// has finished, however many consonants it has by then, and they are displayed in their future boxes. So no letter is removed during a
// composition, and ㄱㄱ can become ㅋ.
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { emptyBoxes, eraseFrom, firstEmpty, typeInto, type Typed } from '@/schemas/rules/events/tvc'

interface Draft {
  at: number
  text: string
}
type Placed = Omit<Typed, 'isRefused'>

export interface Boxes {
  /** The displayed content of each box. */
  shown: readonly string[]
  /** The text being composed, and its box. */
  draft: Draft | undefined
  /** Box of the next consonant. */
  active: number
  /** Props of the box with this index. */
  inputProps: (at: number) => React.InputHTMLAttributes<HTMLInputElement> & { ref: (element: HTMLInputElement | null) => void }
  press: (sign: string) => void
  erase: () => void
  clear: () => void
  focus: (at: number) => void
  /** Ends a composition, and returns the content of the boxes. */
  settle: () => string[]
}

/** @param onTyped called after every change; whether a character was refused (V-TVC-1). */
export function useBoxes(onTyped: (isRefused: boolean) => void): Boxes {
  const [boxes, setBoxes] = useState(emptyBoxes)
  const [active, setActive] = useState(0)
  const [draft, setDraft] = useState<Draft>()
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const preview = draft && typeInto(boxes, draft.at, draft.text, true)

  // The next key replaces a box's content.
  useEffect(() => {
    const box = inputs.current[active]
    if (!draft && box === document.activeElement) box?.select()
  }, [active, boxes, draft])
  // Input from before hydration is preserved.
  const early = useRef(() => {
    const text = inputs.current.map((input) => input?.value ?? '').join('')
    if (text) put(typeInto(emptyBoxes(), 0, text))
  })
  useEffect(() => {
    early.current()
    return () => clearTimeout(ending.current)
  }, [])

  function put({ boxes: next, focus, isRefused = false }: Placed & { isRefused?: boolean }, from = active): void {
    const isInside = inputs.current.includes(document.activeElement as HTMLInputElement)
    setBoxes(next)
    setActive(isInside ? focus : firstEmpty(next))
    // V-TVC-2; a focus that moved elsewhere meanwhile stays there.
    if (document.activeElement === inputs.current[from]) inputs.current[focus]?.focus()
    onTyped(isRefused)
  }
  const end = (): Placed => {
    clearTimeout(ending.current)
    if (!draft) return { boxes, focus: active }
    const typed = typeInto(boxes, draft.at, inputs.current[draft.at]!.value, true)
    setDraft(undefined)
    put(typed, draft.at)
    return typed
  }
  // A delayed timer must use the latest callback.
  const ended = useRef(end)
  useEffect(() => {
    ended.current = end
  })
  const focus = (at: number) => inputs.current[at]?.focus()

  const onKeyDown = (at: number, event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Backspace' && boxes[at] === '') put(eraseFrom(boxes, at), at)
    else if (event.key === 'ArrowLeft') focus(at - 1)
    else if (event.key === 'ArrowRight') focus(at + 1)
    else return
    event.preventDefault()
  }
  const onPaste = (at: number, event: ClipboardEvent) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text').trim()
    if (text) put(typeInto(boxes, at, text), at)
  }

  return {
    shown: preview?.boxes ?? boxes,
    draft,
    active: preview?.focus ?? active,
    inputProps: (at) => ({
      ref: (element) => void (inputs.current[at] = element),
      value: draft?.at === at ? draft.text : (preview?.boxes ?? boxes)[at],
      onFocus: () => setActive(at),
      // After a member moved from the boxes to the keypad, input continues in the first empty box.
      onBlur: ({ relatedTarget }) => {
        if (!inputs.current.includes(relatedTarget as HTMLInputElement)) setActive(firstEmpty(boxes))
      },
      onChange: ({ target, nativeEvent }) => {
        const isComposing = draft !== undefined || (nativeEvent as InputEvent).isComposing
        if (isComposing) setDraft({ at, text: target.value })
        else put(typeInto(boxes, at, target.value), at)
      },
      onCompositionStart: ({ currentTarget }) => {
        clearTimeout(ending.current)
        setDraft({ at, text: currentTarget.value })
      },
      // The next composition may begin in the same task: only afterwards is it known whether this was the end.
      onCompositionEnd: () => void (ending.current = setTimeout(() => ended.current(), 0)),
      onKeyDown: (event) => onKeyDown(at, event),
      onPaste: (event) => onPaste(at, event),
    }),
    press: (sign) => {
      const placed = end()
      put(typeInto(placed.boxes, placed.focus, sign))
    },
    erase: () => {
      const placed = end()
      put(eraseFrom(placed.boxes, placed.focus))
    },
    clear: () => {
      clearTimeout(ending.current)
      setDraft(undefined)
      setBoxes(emptyBoxes())
      setActive(0)
    },
    focus,
    settle: () => end().boxes,
  }
}
