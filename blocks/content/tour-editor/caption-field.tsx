'use client'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { INPUT } from '@/blocks/base/_parts/form/field'
import type { Block } from '@/schemas/page/document'
import { CAPTION_MOST } from '@/schemas/rules/content/home-tour/tour-document'
import { useTour } from './tour-context'

/** The line below a photograph, which is also read to those who do not see it. */
export function CaptionField({ block, caption, name }: { block: Block; caption: string; name: string }) {
  const { page } = useTour()
  const isTooLong = [...caption].length > CAPTION_MOST
  const id = `caption-${block.id}`
  return (
    <div className="mt-2">
      <input
        id={id}
        type="text"
        aria-label={`${name} 설명`}
        aria-describedby={`${id}-error`}
        aria-invalid={isTooLong || undefined}
        placeholder="사진 설명"
        autoComplete="off"
        value={caption}
        onChange={({ currentTarget: { value } }) =>
          page.edit('사진 설명 고치기', [{ op: 'setProp', id: block.id, path: ['caption'], value }], { key: `caption:${block.id}` })
        }
        onBlur={() => page.seal()}
        className={INPUT}
      />
      <FaultLine id={`${id}-error`} text={isTooLong ? `사진 설명은 ${CAPTION_MOST}자까지 입력할 수 있습니다.` : undefined} />
    </div>
  )
}
