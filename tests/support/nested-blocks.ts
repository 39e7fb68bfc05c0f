// Containers in each other, for journeys that drag.
import type { Block } from '@/schemas/page/document'
import { block } from './builder-page'

export const heading = (text: string) => block('heading', { text, level: 3 })
const button = (label: string) => block('button', { label, link: '/' })
const rule = () => block('divider', {})

/** Sections, columns and grids in each other, three deep, with full and empty lists. */
export const nested = (): Block[] => [
  block(
    'section',
    {},
    {
      content: [
        heading('첫째 구역'),
        block(
          'columns',
          { ratio: '1:1' },
          {
            first: [block('grid', { pc: 2 }, { items: [heading('가'), button('나'), heading('다'), rule()] })],
            second: [heading('둘째 칸'), rule()],
          },
        ),
      ],
    },
  ),
  block(
    'grid',
    { pc: 3 },
    {
      items: [
        block('section', {}, { content: [heading('구역 속'), button('누르기')] }),
        heading('가운데'),
        block('section', {}, { content: [] }),
      ],
    },
  ),
  heading('홀로'),
  block(
    'section',
    {},
    {
      content: [
        block('grid', { pc: 2 }, { items: [block('columns', { ratio: '1:1' }, { first: [heading('깊이')], second: [] }), rule()] }),
      ],
    },
  ),
]
