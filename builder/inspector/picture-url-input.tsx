'use client'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { LINE_BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { FieldFrame } from './field-frame'
import { captionsBeside, pickedWords } from './captions-beside'
import { isPictureUrl, thumbnail } from '../ui/thumbnail'
import { PicturePicker } from './picture-picker'
import type { Picture } from './pictures'
import { parentOf, stepsOf, under } from './value-at'
import { acceptText, MIXED_WORDS, textOf, WRONG } from './text-input'
import type { Change } from './target'
import { useField, type FieldProps } from './use-field'
import { useTypedText } from './use-typed-text'

/** Names of the sibling props that describe the picture of a path. */
const BESIDE: Record<string, 'alt' | 'width' | 'height' | 'color'> = {
  alt: 'alt',
  ALT: 'alt',
  width: 'width',
  height: 'height',
  color: 'color',
}

/** A picture stored as a path only, with its alt text and dimensions in sibling props, if at all. */
export function PictureUrlInput(props: FieldProps) {
  const { pointer, schema, isRequired, parent } = props
  const field = useField(props)
  const typed = useTypedText(field.value, textOf, (text) => acceptText(schema, isRequired, text), field.write, field)
  const [isPicking, setPicking] = useState(false)
  const isMain = ['src', 'URL'].includes(stepsOf(pointer).at(-1) ?? '')

  const pick = (picture: Picture): void => {
    setPicking(false)
    typed.giveUp()
    const beside = isMain ? Object.keys(parent?.properties ?? {}).filter((name) => name in BESIDE) : []
    const captions = isMain && typed.text !== '' && typed.text !== picture.src ? captionsBeside(field.target, pointer, parent) : []
    const changes: Change[] = [
      { pointer, value: picture.src },
      ...captions,
      ...beside.map((name) => ({ pointer: under(parentOf(pointer), name), value: picture[BESIDE[name]!] })),
    ]
    if (field.target.write(field.title, changes, { once: true })) field.target.announce(pickedWords(picture.name, captions))
  }
  return (
    <FieldFrame
      pointer={pointer}
      title={field.title}
      help={schema.description}
      words={field.words(typed.refusal)}
      isRequired={isRequired && (schema.minLength ?? 0) > 0}
    >
      {(aria) => (
        <>
          {isPictureUrl(typed.text) && (
            <img
              src={thumbnail(typed.text, 480)}
              alt=""
              decoding="async"
              className="aspect-case w-full rounded-sm border border-studio-line bg-studio-100 object-cover"
            />
          )}
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
              aria-label={`${field.title}: 사진 고르기`}
              disabled={field.target.isReadOnly}
              onClick={() => setPicking(true)}
              className={LINE_BUTTON}
            >
              <ImagePlus {...ICON} />
            </button>
          </div>
          <PicturePicker isOpen={isPicking} current={typed.text} onPick={pick} onClose={() => setPicking(false)} />
        </>
      )}
    </FieldFrame>
  )
}
