'use client'
// The rich-text engine, in the panel and on the canvas. It has no history: every change goes to the page as HTML, and undo is the page's.
// Keys are read by `event.code`, and ignored while a syllable is being composed.
import {
  useLayoutEffect,
  useReducer,
  useState,
  type AriaAttributes,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Editor, Node, Range, Transforms, type Descendant } from 'slate'
import { Editable, ReactEditor, Slate, useSlate } from 'slate-react'
import { HeldText } from './held-text'
import { makeTextEditor, type TextEditorActions } from './make-text-editor'
import { linkAt } from './set-link'
import { setKind, type BlockKind } from './block-kind'
import { toggleList } from './toggle-list'
import { toggleMark } from './toggle-mark'
import { toggleQuote } from './toggle-quote'
import { renderElement, renderLeaf } from './render-element'
import type { Mark } from './rich-text'
import { isType, moveIn, moveOut } from './with-rich-text'

export interface Surroundings {
  before: Descendant[]
  after: Descendant[]
}

interface Props extends TextEditorActions {
  html: string
  onChange: (html: string) => void
  label: string
  id?: string
  aria?: AriaAttributes
  className?: string
  style?: CSSProperties
  placeholder?: string
  isReadOnly?: boolean
  /** Rendered before the text, inside the same context: the toolbar. */
  toolbar?: ReactNode
  /** Called once with the editor. */
  onReady?: (editor: Editor) => void
  onLeave?: () => void
  onBlur?: (event: FocusEvent) => void
  /** Called for the shortcut of the link. */
  onLink?: () => void
  onToolbar?: () => void
  /** A slash at the start of an empty paragraph. @returns whether it was handled. */
  onSlash?: (around: Surroundings) => boolean
}

export function RichTextEditor(props: Props) {
  const { html, onChange, label, id, aria, className = '', style, placeholder, isReadOnly = false, toolbar, onBlur } = props
  const [held] = useState(() => new HeldText(props.clean))
  const [renderOne] = useState(() => renderElement(props.clean))
  const { onReady } = props
  const [editor] = useState(() => makeTextEditor(props))
  useLayoutEffect(() => onReady?.(editor), [editor, onReady])
  const value = held.read(html)
  // A change from outside (an undo) may have removed the line of the caret.
  useLayoutEffect(() => {
    const changed = held.lastChanged
    if (changed === undefined || !ReactEditor.isFocused(editor)) return
    if (editor.selection && !editor.above({ match: isType('opaque') })) return
    const isOpen = (index: number) => index >= 0 && index < editor.children.length && !isType('opaque')(editor.children[index])
    const at = [changed, changed - 1, changed + 1].find(isOpen)
    Transforms.select(editor, Editor.end(editor, at === undefined ? [] : [at]))
  }, [editor, held, value])
  // When the page refuses a change, it is rendered with the page's value.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)

  return (
    <Slate
      editor={editor}
      value={value}
      onValueChange={(value) => {
        const written = held.wrote(value)
        if (written === undefined) return
        onChange(written)
        renderAgain()
      }}
    >
      {toolbar}
      <Surface placeholder={placeholder} className={className}>
        <Editable
          {...aria}
          id={id}
          role="textbox"
          aria-multiline
          aria-label={label}
          readOnly={isReadOnly}
          spellCheck={false}
          className={`${className} outline-none`}
          style={style}
          renderElement={renderOne}
          renderLeaf={renderLeaf}
          onKeyDown={(event) => onKeyDown(event, editor, props)}
          onDOMBeforeInput={(event) => {
            if (event.inputType !== 'insertText' || event.data !== '/' || event.isComposing || !props.onSlash) return
            const around = aroundEmptyLine(editor)
            if (around && props.onSlash(around)) event.preventDefault()
          }}
          onBlur={onBlur}
        />
      </Surface>
    </Slate>
  )
}

/** Slate reports a composition only inside the text; the placeholder outside it is hidden here. */
function Surface({ placeholder, className, children }: { placeholder: string | undefined; className: string; children: ReactNode }) {
  const [isComposing, setComposing] = useState(false)
  return (
    <div className="relative" onCompositionStart={() => setComposing(true)} onCompositionEnd={() => setComposing(false)}>
      {!isComposing && <Placeholder words={placeholder} className={className} />}
      {children}
    </div>
  )
}

/** Outside the text, because an element inside it takes part in the first syllable on some phones. */
function Placeholder({ words, className }: { words: string | undefined; className: string }) {
  const editor = useSlate()
  const [first] = editor.children
  const isEmpty = editor.children.length === 1 && isType('paragraph')(first) && Node.string(first) === '' && first.children.length === 1
  if (!words || !isEmpty) return null
  return (
    <div aria-hidden className={`${className} pointer-events-none absolute inset-x-0 top-0 select-none`}>
      <p style={{ opacity: 0.6 }}>{words}</p>
    </div>
  )
}

/** The nodes around the empty paragraph of the caret; undefined when it is in none. */
function aroundEmptyLine(editor: Editor): Surroundings | undefined {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return undefined
  const line = editor.above({ match: isType('paragraph') })
  if (!line || line[1].length !== 1 || Node.string(line[0]) !== '' || line[0].children.length > 1) return undefined
  const at = line[1][0]!
  return { before: editor.children.slice(0, at), after: editor.children.slice(at + 1) }
}

const MARK_KEYS: Record<string, Mark> = { KeyB: 'strong', KeyI: 'em', KeyU: 'u' }
const KIND_KEYS: Record<string, BlockKind> = { Digit0: 'paragraph', Digit2: 'h2', Digit3: 'h3', Digit4: 'h4' }

function onKeyDown(event: KeyboardEvent, editor: Editor, props: Props): void {
  const { code, shiftKey, altKey } = event
  if (event.nativeEvent.isComposing || event.keyCode === 229 || ReactEditor.isComposing(editor)) return
  const isMod = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
  followChoice(editor)
  if (act()) {
    event.preventDefault()
    event.stopPropagation()
  }

  function act(): boolean {
    if (code === 'Escape' && !isMod) return props.onLeave ? (props.onLeave(), true) : false
    if (code === 'F10' && altKey) return props.onToolbar ? (props.onToolbar(), true) : false
    if (code === 'Tab' && !isMod && !altKey) return shiftKey ? inInnerList(editor) && moveOut(editor) : moveIn(editor)
    if (code === 'Enter' && shiftKey && !isMod) return (editor.insertSoftBreak(), true)
    if (!isMod) return false
    if (code === 'KeyZ') return ((shiftKey ? props.redo : props.undo)(), true)
    if (code === 'KeyY' && !shiftKey) return (props.redo(), true)
    if (!shiftKey && !altKey && MARK_KEYS[code]) return (toggleMark(editor, MARK_KEYS[code]), true)
    if (shiftKey && code === 'KeyX') return (toggleMark(editor, 's'), true)
    if (altKey && KIND_KEYS[code]) return (setKind(editor, KIND_KEYS[code]), true)
    if (shiftKey && code === 'Digit7') return (toggleList(editor, 'ol'), true)
    if (shiftKey && code === 'Digit8') return (toggleList(editor, 'ul'), true)
    if (shiftKey && code === 'Digit9') return (toggleQuote(editor), true)
    // Without text to link, the key runs the builder's own command: finding commands.
    if (code === 'KeyK' && !shiftKey && props.onLink && (linkAt(editor) || (editor.selection && Range.isExpanded(editor.selection))))
      return (props.onLink(), true)
    return false
  }
}

/** Reads the browser's present selection, because Slate gets it later than a fast typist presses the next key. */
function followChoice(editor: Editor): void {
  const chosen = ReactEditor.getWindow(editor).document.getSelection()
  if (!chosen || chosen.rangeCount === 0 || !ReactEditor.hasSelectableTarget(editor, chosen.anchorNode)) return
  const range = ReactEditor.toSlateRange(editor, chosen, { exactMatch: false, suppressThrow: true })
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range)
}

/** In the outermost list Shift+Tab leaves the text, as it does everywhere. */
const inInnerList = (editor: Editor): boolean => [...editor.nodes({ match: isType('list') })].length > 1
