'use client'
import { memo } from 'react'
import { AddLine } from './add-line'
import { BlockTools } from './block-tools'
import { PairBlock } from './pair-block'
import { PhotoBlock } from './photo-block'
import { TextBlock } from './text-block'
import { useBlock } from './tour-context'

interface Props {
  id: string
  at: number
  count: number
  isCover: boolean
}

/** One part of the story with its tools, and a line below it where another is added. */
export const StoryBlock = memo(function StoryBlock({ id, at, count, isCover }: Props) {
  const block = useBlock(id)
  if (!block) return null
  const name = `${at + 1}번째 ${NAMES[block.type] ?? '내용'}`
  return (
    <li data-story={id} aria-label={name} className="relative">
      <BlockTools block={block} name={name} at={at} count={count} isCover={isCover} />
      {block.type === 'tour-text' && <TextBlock block={block} name={name} />}
      {block.type === 'tour-photo' && <PhotoBlock block={block} name={name} />}
      {block.type === 'tour-pair' && <PairBlock block={block} name={name} />}
      {at < count - 1 && <AddLine after={id} id={`add-${id}`} isSmall />}
    </li>
  )
})

export const NAMES: Readonly<Record<string, string>> = { 'tour-text': '글', 'tour-photo': '사진', 'tour-pair': '나란한 사진' }
