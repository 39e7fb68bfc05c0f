import { expect, test } from 'vitest'
import { heading, sampleEditor } from '@/tests/support/sample-editor'
import { definitionOf } from '@/schemas/page/definitions'
import { captionsBeside } from './captions-beside'
import type { FieldSchema } from './field-schema'
import { blockTarget } from './target'

const image = (caption?: string) => ({
  id: 'p',
  type: 'image',
  v: 1,
  props: { image: { src: '/media/a.webp', alt: '가' }, ...(caption ? { caption } : {}) },
})

const propsOfImage = (): FieldSchema => definitionOf('image')!.props

test('replacing the picture removes the old caption, and one undo restores both', () => {
  const editor = sampleEditor([image('옛 사진의 설명'), heading('a')])
  const target = blockTarget(editor, ['p'])
  const captions = captionsBeside(target, '/image', propsOfImage())
  expect(captions).toEqual([{ pointer: '/caption', value: undefined }])
  target.write('사진', [{ pointer: '/image', value: { src: '/media/b.webp', alt: '나' } }, ...captions], { once: true })
  expect(editor.node('p')!.block.props).toEqual({ image: { src: '/media/b.webp', alt: '나' } })
  editor.undo()
  expect(editor.node('p')!.block.props).toEqual(image('옛 사진의 설명').props)
})

test('without an optional caption nothing is removed', () => {
  const target = blockTarget(sampleEditor([image()]), ['p'])
  expect(captionsBeside(target, '/image', propsOfImage())).toEqual([])
  const filled = blockTarget(sampleEditor([image('설명')]), ['p'])
  const needed: FieldSchema = { properties: { caption: { type: 'string' } }, required: ['caption'] }
  expect(captionsBeside(filled, '/image', needed)).toEqual([])
})
