'use client'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { LINE_BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { FieldFrame } from './field-frame'
import { PicturePicker } from './picture-picker'
import type { Picture } from './pictures'
import type { Change } from './target'
import { acceptText, MIXED_WORDS, textOf, WRONG } from './text-input'
import { useField, type FieldProps } from './use-field'
import { useTypedText } from './use-typed-text'
import { parentOf, under } from './value-at'

/** A film by its address, typed or chosen from the library; one that is chosen brings its poster and its captions. */
export function FilmInput(props: FieldProps) {
  const { pointer, schema, isRequired, parent } = props
  const field = useField(props)
  const typed = useTypedText(field.value, textOf, (text) => acceptText(schema, isRequired, text), field.write, field)
  const [isPicking, setPicking] = useState(false)

  const pick = (film: Picture): void => {
    setPicking(false)
    typed.giveUp()
    const { src, poster, captions, width, height, color } = film
    const beside: Record<string, unknown> = {
      source: 'file',
      poster: poster ? { src: poster, alt: '', width, height, color } : undefined,
      captions: captions || undefined,
    }
    const changes: Change[] = [
      { pointer, value: src },
      ...Object.entries(beside)
        .filter(([name]) => name in (parent?.properties ?? {}))
        .map(([name, value]) => ({ pointer: under(parentOf(pointer), name), value })),
    ]
    if (field.target.write(field.title, changes, { once: true })) field.target.announce(`영상 ‘${film.name}’을 골랐습니다.`)
  }
  return (
    <FieldFrame pointer={pointer} title={field.title} help={schema.description} words={field.words(typed.refusal)} isRequired={isRequired}>
      {(aria) => (
        <>
          <div className="flex gap-1">
            <input
              {...aria}
              {...typed.composition}
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={typed.text}
              placeholder={field.isMixed ? MIXED_WORDS : undefined}
              readOnly={field.target.isReadOnly}
              onChange={(event) => typed.change(event.target.value)}
              onBlur={() => {
                typed.leave()
                field.target.seal()
              }}
              className={`${FIELD} min-w-0 ${WRONG}`}
            />
            <button
              type="button"
              aria-label={`${field.title}: 영상 고르기`}
              title="영상 고르기"
              disabled={field.target.isReadOnly}
              onClick={() => setPicking(true)}
              className={LINE_BUTTON}
            >
              <Clapperboard {...ICON} />
            </button>
          </div>
          <PicturePicker kind="film" isOpen={isPicking} current={typed.text} onPick={pick} onClose={() => setPicking(false)} />
        </>
      )}
    </FieldFrame>
  )
}
