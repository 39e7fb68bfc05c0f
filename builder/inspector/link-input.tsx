'use client'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { findByName } from '@/lib/find-by-name'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'
import { FieldFrame } from './field-frame'
import { linkWords, type KnownRoute } from '../text/link-words'
import { acceptText, MIXED_WORDS, textOf, WRONG } from './text-input'
import { useField, type FieldProps } from './use-field'
import { useRoutes } from '../text/use-routes'
import { useTypedText } from './use-typed-text'

const MOST = 40

/** A path of this site is chosen or typed, any other is typed; a broken link is reported at once. */
export function LinkInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const field = useField(props)
  const routes = useRoutes()
  const typed = useTypedText(
    field.value,
    textOf,
    (text) => {
      const { kind, message } = linkWords(text, undefined)
      if (kind === 'refused') return { refusal: message }
      return kind === 'unfinished' ? { refusal: '' } : acceptText(schema, isRequired, text)
    },
    field.write,
  )
  // A beginning of a path is written when the field is left, so that nothing typed is lost; the selection may change before.
  const leave = (): void => {
    if (typed.refusal === '' && !field.target.isReadOnly && typed.text !== textOf(field.value)) field.write(typed.text)
    typed.leave()
    field.target.seal()
  }
  const last = useRef(leave)
  useEffect(() => {
    last.current = leave
  })
  useEffect(() => () => last.current(), [])
  const [isOpen, setOpen] = useState(false)
  // An open list covers the fields below it, for a screen reader all others: one without another page to offer closes.
  const pages = found(typed.text, routes?.list ?? [])
  const offers = pages.some(({ route }) => route !== typed.text.trim())
  const note = linkWords(typed.text, routes)
  const own = field.words(typed.refusal)
  const words =
    (note.kind === 'warning' || note.kind === 'unfinished') && !own.some(({ severity }) => severity === 'error')
      ? // The builder's own check reports the same broken link; it is shown once.
        [
          { severity: 'warning' as const, message: note.message },
          ...own.filter(({ keyword }) => keyword !== 'nowhere' && keyword !== 'link'),
        ]
      : own

  return (
    <FieldFrame
      pointer={pointer}
      title={field.title}
      help={note.kind === 'note' ? undefined : schema.description}
      words={words}
      isRequired={isRequired && (schema.minLength ?? 0) > 0}
    >
      {({ 'aria-required': _required, ...aria }) => (
        <>
          <Autocomplete.Root<KnownRoute>
            items={routes?.list ?? []}
            filteredItems={pages}
            open={isOpen && (!routes || offers)}
            onOpenChange={setOpen}
            itemToStringValue={(one) => one.route}
            value={typed.text}
            onValueChange={typed.change}
            openOnInputClick
            readOnly={field.target.isReadOnly}
          >
            <Autocomplete.Input
              {...aria}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder={field.isMixed ? MIXED_WORDS : '/'}
              onBlur={leave}
              className={`${FIELD} ${WRONG}`}
            />
            <Autocomplete.Portal>
              <Autocomplete.Positioner sideOffset={4} className="z-(--z-overlay)">
                <Autocomplete.Popup
                  className={`${POPUP} max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto p-1`}
                >
                  <Autocomplete.Empty className="not-empty:p-2 text-studio-text-mute">
                    {routes ? '' : '페이지를 불러오는 중입니다.'}
                  </Autocomplete.Empty>
                  <Autocomplete.List>
                    {(one: KnownRoute) => (
                      <Autocomplete.Item
                        key={one.route}
                        value={one}
                        className="flex min-h-8 cursor-pointer flex-col justify-center rounded-sm px-2 py-1 outline-none select-none data-highlighted:bg-studio-100 max-md:min-h-11 pointer-coarse:min-h-11"
                      >
                        <span className="truncate font-medium">
                          {one.title}
                          {!one.published && <span className="font-normal text-studio-text-mute"> (게시 전)</span>}
                        </span>
                        <span className="truncate text-studio-micro text-studio-text-mute">{one.route}</span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.List>
                </Autocomplete.Popup>
              </Autocomplete.Positioner>
            </Autocomplete.Portal>
          </Autocomplete.Root>
          {note.kind === 'note' && (
            <p className="flex items-center gap-1 text-studio-micro text-studio-text-mute">
              <ExternalLink {...ICON} size={12} />
              {note.message}
              {props.parent?.properties?.['newWindow'] ? ' 새 창에서 열려면 ‘새 창에서 열기’를 켭니다.' : ''}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  )
}

function found(text: string, routes: readonly KnownRoute[]): KnownRoute[] {
  const fixed = routes.filter(({ dynamic }) => !dynamic)
  const path = text.trim()
  if (path === '' || path === '/') return fixed.slice(0, MOST)
  if (path.startsWith('/')) return fixed.filter(({ route }) => route.startsWith(path.split(/[?#]/)[0]!)).slice(0, MOST)
  return findByName(path, fixed, ({ title, route }) => [title, route]).slice(0, MOST)
}
