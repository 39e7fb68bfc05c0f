import { useState, type ReactNode } from 'react'
import { Parser } from 'htmlparser2'
import { beforeAll, describe, expect, test } from 'vitest'
import { useId } from '@/lib/ui/use-id'
import { island, loadIslands } from '../island'
import { writeFit, writeHtml } from './jsx-runtime'
import { withIslands, writeIslands } from './write-island'

interface Props {
  text: string
  more?: unknown
  children?: ReactNode
}

function Part({ text, children }: Props) {
  const [shown] = useState(text)
  return (
    <p id={useId()}>
      {shown}
      {children}
    </p>
  )
}
const Place = island('test/part', async () => Part)
const Form = island('test/form', async () => (): ReactNode => <form />)
const files = { file: '/part.js', imports: ['/shared.js'] }

beforeAll(async () => {
  await loadIslands()
  writeIslands(() => files)
})

const write = (node: () => ReactNode): string => withIslands({ prefix: 'b1-', count: 0 }, () => writeHtml(node))

/** What a browser makes of the HTML: tags with their attributes, in order. */
function tagsOf(html: string): [string, Record<string, string>][] {
  const tags: [string, Record<string, string>][] = []
  const parser = new Parser({ onopentag: (name, attributes) => void tags.push([name, attributes]) })
  parser.end(html)
  return tags
}

test('whether HTML is fit is asked of what an island writes', () => {
  const fits = (node: () => ReactNode) =>
    withIslands({ prefix: 'b1-', count: 0 }, () => writeFit(node, (html) => !html.includes('unfit')).isFit)
  expect(fits(() => <Place text="fit" />)).toBe(true)
  expect(fits(() => <Place text="unfit" />)).toBe(false)
  expect(fits(() => <Place text="">{<i className="unfit" />}</Place>)).toBe(false)
})

describe('props', () => {
  const hostile = `</script><!-- ]]> ' " & &amp; </maru-island> <img onerror=1> \u2028 \u0000 \\u003c 한글`

  test('arrive as they were given, whatever they contain', () => {
    const tags = tagsOf(write(() => <Place text={hostile} more={[{ [hostile]: hostile }, null, 0.1]} />))
    expect(tags.map(([name]) => name)).toEqual(['maru-island', 'p'])
    expect(JSON.parse(tags[0]![1]['props']!)).toEqual({ text: hostile, more: [{ [hostile]: hostile }, null, 0.1] })
  })

  test.each([
    ['function', () => 1],
    ['symbol', Symbol('x')],
    ['bigint', 1n],
    ['Date', new Date(0)],
    ['Map', new Map()],
  ])('a %s is refused, because it cannot travel', (kind, more) => {
    expect(() => write(() => <Place text="" more={[{ deep: more }]} />)).toThrow(`test/part.more[0].deep is given a ${kind}`)
  })

  test('a node stays in the markup, and what is not shown yet waits beside it', () => {
    const html = write(() => (
      <>
        <Place text="가">
          <b>안</b>
        </Place>
        <Place text="나" more={<i>밖</i>} />
      </>
    ))
    expect(html).toContain('<maru-slot data-slot="b1-0-0"><b>안</b></maru-slot>')
    expect(html).toContain('<template data-slot="b1-1-0"><i>밖</i></template>')
    expect(tagsOf(html).map(([, { props }]) => props)).toContain('{"text":"나","more":{"$slot":0}}')
  })
})

test('ids are unique on the page', () => {
  const html = write(() => [<Place key="1" text="" />, <Place key="2" text="" />])
  const ids = tagsOf(html).flatMap(([, { id }]) => id ?? [])
  expect(ids).toEqual(['b1-0_0_', 'b1-1_0_'])
})

test('an island that wakes at once names all files it needs', () => {
  expect(tagsOf(write(() => <Form />)).map(([name, { src, needs }]) => [name, src, needs])).toEqual([
    ['maru-island', '/part.js', '/shared.js'],
    ['form', undefined, undefined],
  ])
  expect(write(() => <Place text="" />)).not.toContain('needs=')
})
