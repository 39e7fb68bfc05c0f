'use client'
import { Crop, ImagePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { BUTTON, LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { FieldMessages } from './field-frame'
import type { FieldSchema } from './field-schema'
import { FocalPoint, focalOf, focalText } from './focal-point'
import { captionsBeside, pickedWords } from './captions-beside'
import { thumbnail } from '../ui/thumbnail'
import { PicturePicker } from './picture-picker'
import type { Picture } from './pictures'
import { under } from './value-at'
import { useProblems } from './problems-of-fields'
import { RequiredMark } from './required-mark'
import { useTarget, useValue } from './target'
import { TextInput } from './text-input'
import { UploadHere } from './upload-here'
import type { FieldProps } from './use-field'

const AT_ONCE = { once: true }
/** A picture of a record has the focal point of the library, which is one for all places. */
const UPLOADS = '/media/uploads/'

/** A picture with all its known properties, chosen in one step; measured values are never typed. */
export function PictureInput({ pointer, schema, isRequired, parent }: FieldProps) {
  const id = useId()
  const target = useTarget()
  const value = useValue(pointer)
  const problems = [...useProblems(pointer), ...useProblems(under(pointer, 'src'))]
  const [isPicking, setPicking] = useState(false)
  const title = schema.title ?? '사진'
  const held = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const src = typeof held['src'] === 'string' ? held['src'] : ''
  const parts = schema.properties ?? {}
  const { width, height } = held
  const ratio = typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0 ? `${width} / ${height}` : '4 / 3'

  const color = typeof held['color'] === 'string' ? held['color'] : undefined

  const pick = (picture: Picture): void => {
    setPicking(false)
    // The focal point of this place does not apply to another picture.
    const { focal: _focal, ...rest } = held
    const { src: path, alt, width: wide, height: high, color: mean } = picture
    // The library's own point is where this place begins.
    const point = !picture.focal || picture.focal === '50% 50%' ? {} : { focal: picture.focal }
    const next = { ...rest, src: path, alt, width: wide, height: high, color: mean, ...point }
    const known = Object.fromEntries(Object.entries(next).filter(([name]) => name in parts))
    const captions = src !== '' && src !== picture.src ? captionsBeside(target, pointer, parent) : []
    if (target.write(title, [{ pointer, value: known }, ...captions], AT_ONCE)) target.announce(pickedWords(picture.name, captions))
  }
  const clear = () => target.write(title, [{ pointer, value: isRequired ? { src: '', alt: '' } : undefined }], AT_ONCE)

  return (
    <div data-field={pointer} role="group" aria-labelledby={`${id}-label`} className="flex min-w-0 flex-col gap-2">
      <div className="flex gap-1">
        <p id={`${id}-label`} className="text-studio-label">
          {title}
        </p>
        <RequiredMark pointer={pointer} />
      </div>
      {src ? (
        <>
          <div
            className="relative mx-auto overflow-hidden rounded-sm border border-studio-line bg-studio-100"
            style={{ aspectRatio: ratio, width: `min(100%, calc(14rem * ${ratio}))`, ...(color ? { backgroundColor: color } : {}) }}
          >
            <img src={thumbnail(src, 480)} alt="" decoding="async" draggable={false} className="size-full object-cover" />
            {'focal' in parts && (
              <FocalPoint
                focal={focalOf(held['focal'])}
                isReadOnly={target.isReadOnly}
                describedBy={`${id}-focal`}
                onMove={(focal) => {
                  if (focalText(focal) !== focalText(focalOf(held['focal'])))
                    target.write('초점', [{ pointer: under(pointer, 'focal'), value: focalText(focal) }])
                }}
                onRest={() => target.seal()}
              />
            )}
          </div>
          {'focal' in parts && (
            <p id={`${id}-focal`} className="text-studio-micro text-studio-text-mute">
              사진이 잘려도 남길 자리를 누르거나 화살표로 옮깁니다.
            </p>
          )}
        </>
      ) : (
        <div className="grid place-items-center rounded-sm border border-dashed border-studio-300 py-5 text-studio-text-mute">
          고른 사진이 없습니다.
        </div>
      )}
      <FieldMessages words={problems} />
      <div className="flex flex-wrap items-center gap-1">
        <button type="button" disabled={target.isReadOnly} onClick={() => setPicking(true)} className={LINE_BUTTON}>
          <ImagePlus {...ICON} />
          {src ? '바꾸기' : '사진 고르기'}
        </button>
        {!src && <UploadHere title={title} isReadOnly={target.isReadOnly} onPick={pick} />}
        {src && (
          <button type="button" aria-label={`${title} 빼기`} title="빼기" disabled={target.isReadOnly} onClick={clear} className={BUTTON}>
            <Trash2 {...ICON} />
          </button>
        )}
        {!('focal' in parts) && src.startsWith(UPLOADS) && (
          <a href={`/ice_builder/media?file=${src.slice(UPLOADS.length)}`} target="_blank" rel="noopener" className={LINE_BUTTON}>
            <Crop {...ICON} />
            초점과 자르기 (새 탭)
          </a>
        )}
        {src && typeof width === 'number' && typeof height === 'number' && (
          <span className="ml-auto flex items-center gap-1.5 text-studio-micro text-studio-text-mute tabular-nums">
            {width} × {height}
            {color && (
              <span
                role="img"
                aria-label="사진의 평균 색"
                title="사진이 오기 전에 보이는 평균 색"
                className="size-4 rounded-xs border border-studio-line"
                style={{ backgroundColor: color }}
              />
            )}
          </span>
        )}
      </div>
      {src && parts['alt'] && (
        <TextInput pointer={under(pointer, 'alt')} schema={longer(parts['alt'])} isRequired={schema.required?.includes('alt') ?? false} />
      )}
      <PicturePicker isOpen={isPicking} current={src} onPick={pick} onClose={() => setPicking(false)} />
    </div>
  )
}

const LONGER = new WeakMap<FieldSchema, FieldSchema>()
/** A sentence needs more than one line in a narrow panel. */
function longer(schema: FieldSchema): FieldSchema {
  const known = LONGER.get(schema) ?? { ...schema, widget: 'textarea' }
  LONGER.set(schema, known)
  return known
}
