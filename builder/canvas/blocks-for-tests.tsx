import { useEffect } from 'react'
import { Type } from 'typebox'
import { beforeAll } from 'vitest'
import { registerBlocks } from '@/renderer/blocks'
import { defineBlock } from '@/renderer/define-block'
import { contract } from '@/schemas/api/base/contract'

const ask = contract({
  at: 'GET /svc/test-canvas',
  id: 'test.canvas',
  title: '시험',
  access: 'visitor',
  input: Type.Object({ n: Type.Integer() }),
  item: Type.Integer(),
})
const text = Type.String({ minLength: 1, widget: 'text' })

function Island({ words }: { words: string }) {
  useEffect(() => {
    if (words === '터짐') throw new Error('an island fell')
  }, [words])
  return <button type="button">{words}</button>
}

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  registerBlocks([
    defineBlock({
      type: 'test-text',
      version: 2,
      title: '시험 글',
      group: 'text',
      props: Type.Object({ text }, { additionalProperties: false }),
      migrations: { 1: ({ words }) => ({ text: String(words) }) },
      view: ({ props }) => <p>{props.text}</p>,
      blank: ({ text }) => (text === '빔' ? '지금은 비어 있습니다.' : undefined),
      example: { text: '글' },
    }),
    defineBlock({
      type: 'test-box',
      version: 1,
      title: '시험 상자',
      group: 'layout',
      props: Type.Object({ gap: Type.Optional(Type.Integer()) }),
      slots: { content: { title: '내용' } },
      view: ({ props, slots }) => <section data-gap={props.gap}>{slots['content']}</section>,
      example: {},
    }),
    defineBlock({
      type: 'test-throws',
      version: 1,
      title: '시험 실패',
      group: 'text',
      props: Type.Object({ text }),
      view: ({ props }) => {
        if (props.text === '터짐') throw new Error('a view fell')
        return <p>{props.text}</p>
      },
      example: { text: '글' },
    }),
    defineBlock({
      type: 'test-island',
      version: 1,
      title: '시험 섬',
      group: 'text',
      props: Type.Object({ text }),
      view: ({ props }) => <Island words={props.text} />,
      example: { text: '글' },
    }),
    defineBlock({
      type: 'test-loads',
      version: 1,
      title: '시험 목록',
      group: 'collection',
      props: Type.Object({ n: Type.Integer(), how: Type.Optional(Type.String()) }),
      load: async ({ props, call }) => {
        if (props.how === 'rejects') throw new Error('a load fell')
        if (props.how === 'hangs') await new Promise(() => {})
        return { data: (await call(ask, { n: props.n })).item }
      },
      view: ({ data }) => <p>답 {data}</p>,
      example: { n: 1 },
    }),
  ])
})
