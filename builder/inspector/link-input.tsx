'use client'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { withParticle } from '@/lib/particle'
import type { LinkedThing } from '@/schemas/api/site/link-targets'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import type { LinkAt } from '../state/link-at'
import { linkWords, type LinkWords } from '../text/link-words'
import { ownPath } from '../text/own-path'
import { useRoutes } from '../text/use-routes'
import { FieldFrame } from './field-frame'
import { LinkCard } from './link-card'
import { LinkSearch } from './link-search'
import type { FieldWords } from './problems-of-fields'
import { acceptText, MIXED_WORDS, textOf, WRONG } from './text-input'
import { useField, type FieldProps } from './use-field'
import { useLinkAt } from './use-link-at'
import { useTypedText } from './use-typed-text'

/** A thing of this site is found and chosen, or its address pasted; any other address is typed. What it leads to is said at once. */
export function LinkInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const field = useField(props)
  const { target } = field
  const routes = useRoutes()
  const typed = useTypedText(
    field.value,
    textOf,
    (written) => {
      const text = ownPath(written)
      const { kind, message } = linkWords(text, undefined)
      if (kind === 'refused') return { refusal: message }
      return kind === 'unfinished' ? { refusal: '' } : acceptText(schema, isRequired, text)
    },
    field.write,
    field,
  )
  const [isEditing, setEditing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const focusNext = useRef<'card' | 'input' | null>(null)
  // The control that takes the place of another takes its focus too: the card only once it is known what stands at the address.
  useEffect(() => {
    const control = place.current?.querySelector<HTMLElement>(`#${CSS.escape(place.current.dataset['control']!)}`)
    if (!control || focusNext.current !== (control instanceof HTMLInputElement ? 'input' : 'card')) return
    focusNext.current = null
    const { activeElement } = document
    // Whoever went on to another field in the meantime stays there.
    if (activeElement && activeElement !== document.body && !place.current!.contains(activeElement)) return
    control.focus()
    if (control instanceof HTMLInputElement) control.select()
  })
  // A beginning of a path is written when the field is left, so that nothing typed is lost; the selection may change before.
  const leave = (): void => {
    if (typed.refusal === '' && !target.isReadOnly && typed.text !== textOf(field.value)) field.write(typed.text)
    typed.leave()
    target.seal()
    setEditing(false)
  }
  const last = useRef(leave)
  useEffect(() => {
    last.current = leave
  })
  useEffect(() => () => last.current(), [])

  const text = ownPath(typed.text).trim()
  const at = useLinkAt(text)
  const note = noted(text, at, linkWords(text, routes))
  // A name that one types to find something is no fault yet.
  const isNoted = note.kind === 'warning' || (note.kind === 'unfinished' && !isEditing) || note.kind === 'wrong'
  const own = field.words(typed.refusal)
  const words: FieldWords[] =
    isNoted && !own.some(({ severity, keyword }) => severity === 'error' && !LINK_CHECKS.has(keyword ?? ''))
      ? // The builder's own check reports the same broken link; it is shown once.
        [
          { severity: note.kind === 'wrong' ? 'error' : 'warning', message: note.message },
          ...own.filter(({ keyword }) => !LINK_CHECKS.has(keyword ?? '')),
        ]
      : own

  const pick = (thing: LinkedThing): void => {
    typed.giveUp()
    field.write(thing.address, { once: true })
    target.announce(`${withParticle(thing.name || '이름 없음', '을/를')} 골랐습니다.`)
    focusNext.current = 'card'
    setEditing(false)
  }
  const thing = isEditing || field.isMixed ? null : (at?.target ?? null)
  return (
    <FieldFrame
      pointer={pointer}
      title={field.title}
      help={note.kind === 'note' || thing ? undefined : schema.description}
      words={words}
      isRequired={isRequired && (schema.minLength ?? 0) > 0}
    >
      {(aria) => {
        const { 'aria-required': _required, ...rest } = aria
        return (
          <div ref={place} data-control={aria.id} className="grid gap-1">
            {thing ? (
              <LinkCard
                aria={aria}
                thing={thing}
                address={text}
                isWrong={note.kind === 'wrong'}
                isReadOnly={target.isReadOnly}
                onChange={() => {
                  focusNext.current = 'input'
                  setEditing(true)
                }}
                onClear={() => {
                  typed.giveUp()
                  field.write(isRequired || schema.default === '' ? '' : undefined, { once: true })
                  target.announce(`${withParticle(thing.name || '이름 없음', '을/를')} 지웠습니다.`)
                  focusNext.current = 'input'
                  setEditing(true)
                }}
              />
            ) : (
              <LinkSearch
                input={{
                  ...rest,
                  ...typed.composition,
                  placeholder: field.isMixed ? MIXED_WORDS : '이름, 초성이나 주소',
                  onFocus: () => setEditing(true),
                  onBlur: leave,
                  className: `${FIELD} ${WRONG}`,
                }}
                text={typed.text}
                onText={(next) => {
                  focusNext.current = null
                  setEditing(true)
                  typed.change(next)
                }}
                onPick={pick}
                isReadOnly={target.isReadOnly}
              />
            )}
            {note.kind === 'note' && (
              <p className="flex items-center gap-1 text-studio-micro text-studio-text-mute">
                <ExternalLink {...ICON} size={12} />
                {note.message}
                {props.parent?.properties?.['newWindow'] ? ' 새 창에서 열려면 ‘새 창에서 열기’를 켭니다.' : ''}
              </p>
            )}
          </div>
        )
      }}
    </FieldFrame>
  )
}

/** Problems of the builder's own check that the field says by itself. */
const LINK_CHECKS: ReadonlySet<string> = new Set(['nowhere', 'link', 'hidden-link'])

interface Noted {
  kind: LinkWords['kind'] | 'wrong'
  message: string
}

/** What the site knows of the address stands above what the form can tell of it. */
function noted(text: string, at: LinkAt | null, own: LinkWords): Noted {
  if (!at || at.address !== text) return own
  return at.verdict === 'fine' ? { kind: 'fine', message: '' } : { kind: at.verdict === 'error' ? 'wrong' : 'warning', message: at.message }
}
