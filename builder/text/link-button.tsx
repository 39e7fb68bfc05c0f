'use client'
import { Popover } from '@base-ui/react/popover'
import { Toolbar } from '@base-ui/react/toolbar'
import { Link2 } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { ReactEditor, useSlate } from 'slate-react'
import { linkWords } from './link-words'
import { useRoutes } from './use-routes'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'
import { frameScale } from './frame-scale'
import { linkAt, removeLink, setLink } from '@/lib/rich-text/set-link'
import { TOOL } from './tool'

/** The link of the selected text: its URL, checked while it is typed. */
export function LinkButton({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const editor = useSlate()
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger
        render={
          <Toolbar.Button
            aria-label="링크"
            aria-pressed={linkAt(editor) !== undefined}
            title="링크 (Ctrl+K)"
            className={TOOL}
            onMouseDown={(event) => event.preventDefault()}
          >
            <Link2 {...ICON} />
          </Toolbar.Button>
        }
      />
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="z-(--z-overlay)" data-writing="">
          <Popover.Popup
            aria-label="링크"
            className={`${POPUP} w-72 p-3`}
            style={{ zoom: 1 / frameScale() }}
            finalFocus={() => {
              ReactEditor.focus(editor)
              return false
            }}
          >
            <LinkForm onDone={() => onOpenChange(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function LinkForm({ onDone }: { onDone: () => void }) {
  const editor = useSlate()
  const id = useId()
  const [held] = useState(() => linkAt(editor))
  const [href, setHref] = useState(held?.href ?? '')
  const [blank, setBlank] = useState(held?.blank ?? false)
  const [isSubmitted, setSubmitted] = useState(false)
  const routes = useRoutes()
  const note = href.trim() === '' ? { kind: 'refused' as const, message: '주소를 입력해 주세요.' } : linkWords(href, routes)
  const isShown = note.message !== '' && (isSubmitted || href.trim() !== '')

  function submit(event: FormEvent): void {
    event.preventDefault()
    event.stopPropagation()
    setSubmitted(true)
    if (note.kind !== 'refused' && setLink(editor, href, blank)) onDone()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <label htmlFor={`${id}-href`} className="text-studio-label">
        주소
      </label>
      <input
        id={`${id}-href`}
        list={`${id}-routes`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="/"
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={(event) => {
          // Enter that ends a composition does not submit.
          if (event.code === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
        }}
        aria-invalid={isShown && note.kind === 'refused' ? true : undefined}
        aria-describedby={isShown ? `${id}-words` : undefined}
        className={`${FIELD} aria-invalid:border-danger`}
      />
      <datalist id={`${id}-routes`}>
        {routes?.list
          .filter(({ dynamic }) => !dynamic)
          .map(({ route, title }) => (
            <option key={route} value={route} label={title} />
          ))}
      </datalist>
      <p
        id={`${id}-words`}
        role="status"
        className={`text-studio-micro ${note.kind === 'note' ? 'text-studio-text-mute' : note.kind === 'warning' ? 'text-warning' : 'text-danger'} empty:hidden`}
      >
        {isShown ? note.message : ''}
      </p>
      <label className="flex min-h-8 items-center gap-2 max-md:min-h-11 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={blank}
          onChange={(event) => setBlank(event.target.checked)}
          className="size-4 accent-studio-select"
        />
        새 창에서 열기
      </label>
      <div className="flex justify-end gap-2">
        {held && (
          <button
            type="button"
            className={LINE_BUTTON}
            onClick={() => {
              removeLink(editor)
              onDone()
            }}
          >
            링크 없애기
          </button>
        )}
        <button type="submit" className={MAIN_BUTTON}>
          {held ? '바꾸기' : '걸기'}
        </button>
      </div>
    </form>
  )
}
