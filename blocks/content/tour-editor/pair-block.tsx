'use client'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { Picture } from '@/blocks/base/_parts/picture'
import type { Block } from '@/schemas/page/document'
import type { PairProps } from '@/schemas/rules/content/home-tour/tour-document'
import { CaptionField } from './caption-field'
import { newId } from './new-id'
import { useTour } from './tour-context'

/** Two photographs beside each other. */
export function PairBlock({ block, name }: { block: Block; name: string }) {
  const { page } = useTour()
  const { left, right, caption } = block.props as unknown as PairProps
  const { id } = block
  const part = () => {
    const at = page.tree.root.indexOf(id)
    const photo = (one: PairProps['left'], words: string) => ({
      id: newId(),
      type: 'tour-photo',
      v: 1,
      props: { photo: one, caption: words, tags: [] },
    })
    page.edit('나란한 사진 나누기', [
      { op: 'remove', id },
      { op: 'insert', at: { parent: null, slot: '', index: at }, block: photo(left, caption) },
      { op: 'insert', at: { parent: null, slot: '', index: at + 1 }, block: photo(right, '') },
    ])
  }
  return (
    <div>
      <div className="grid grid-cols-2 gap-2">
        {[left, right].map((photo, i) => (
          <Picture
            key={i}
            image={{ ...photo, alt: `${caption || name} ${i + 1}` }}
            ratio="3/4"
            sizes="(width >= 1024px) 340px, 50vw"
            className="rounded-sm"
          />
        ))}
      </div>
      <CaptionField block={block} caption={caption} name={name} />
      <div className="mt-2 flex flex-wrap gap-2">
        <LineButton
          onClick={() =>
            page.edit('사진 자리 바꾸기', [
              { op: 'setProp', id, path: ['left'], value: right },
              { op: 'setProp', id, path: ['right'], value: left },
            ])
          }
        >
          좌우 바꾸기
        </LineButton>
        <LineButton onClick={part}>한 장씩 나누기</LineButton>
      </div>
    </div>
  )
}
