// Row 45 inside the editor: a block that fails in any of six ways leaves the editor and its neighbours standing, says what is
// wrong with it, and can be mended or removed.
import type { Block } from '@/schemas/page/document'
import { block, expect, newRoute, test } from '../../support/builder-page'

const heading = (text: string) => block('heading', { text, level: 2 })

interface Fault {
  what: string
  bad: () => Block
  says: RegExp
  /** What a visitor gets in its place; nothing of a block that cannot be read. */
  isSeenByVisitors: boolean
}
const FALLBACK = '이 부분을 불러오지 못했습니다.'

const FAULTS: Fault[] = [
  {
    what: 'throws when drawn',
    bad: () => block('fault', { how: 'server' }),
    says: /그리는 중에 문제가 생겼습니다/,
    isSeenByVisitors: true,
  },
  {
    what: 'throws in its island',
    bad: () => block('fault', { how: 'browser' }),
    says: /그리는 중에 문제가 생겼습니다/,
    isSeenByVisitors: true,
  },
  {
    what: 'finds no data',
    bad: () => block('fault', { how: 'rejects' }),
    says: /그리는 중에 문제가 생겼습니다|불러오지 못했습니다/,
    isSeenByVisitors: true,
  },
  {
    what: 'waits for its data for ever',
    bad: () => block('fault', { how: 'hangs' }),
    says: /3초를 넘겨 그만두었습니다/,
    isSeenByVisitors: true,
  },
  {
    what: 'holds props that do not fit',
    bad: () => block('heading', { level: 2 }),
    says: /입력한 내용이 맞지 않아 그릴 수 없습니다/,
    isSeenByVisitors: false,
  },
  {
    what: 'is of a kind that nobody knows',
    bad: () => block('no-such-block', { words: '모르는 글' }),
    says: /이 버전에 없는 블록/,
    isSeenByVisitors: false,
  },
]

test('blocks that fail leave the editor and their neighbours working, show their faults and can be removed', async ({
  page,
  editor,
  builder,
}) => {
  const [before, after] = [heading('앞의 글'), heading('뒤의 글')]
  const broken = FAULTS.map((fault) => ({ ...fault, block: fault.bad() }))
  const each = async (work: (fault: (typeof broken)[number]) => Promise<void>) => {
    for (const fault of broken) await test.step(`a block that ${fault.what}`, () => work(fault))
  }
  const cardOf = ({ id }: Block) => builder.block(id).getByRole('note')
  const route = newRoute('fault')
  await editor.save({ route, title: '실패 시험', blocks: [before, ...broken.map((fault) => fault.block), after] })
  await builder.open(route)

  await each(({ block, says }) => expect(cardOf(block)).toContainText(says))
  for (const { id } of [before, after]) await expect(builder.block(id).getByRole('heading')).toBeVisible()

  // The rest of the page is edited as ever.
  await builder.select(after.id)
  await builder.field('제목').fill('고친 뒤의 글')
  await expect(builder.block(after.id).getByRole('heading')).toHaveText('고친 뒤의 글')
  await each(({ block, says }) => expect(cardOf(block)).toContainText(says))

  // The preview shows them as visitors get them.
  await page.getByRole('button', { name: '미리보기' }).click()
  await expect(builder.canvas.getByRole('heading', { name: '앞의 글' })).toBeVisible()
  await expect(builder.canvas.getByRole('button', { name: '고치기' })).toHaveCount(0)
  await each(({ block, isSeenByVisitors }) => expect(builder.block(block.id).getByText(FALLBACK)).toHaveCount(isSeenByVisitors ? 1 : 0))
  await page.getByRole('button', { name: '편집으로 돌아가기' }).click()

  await each(async ({ block }) => {
    await cardOf(block).getByRole('button', { name: '지우기' }).click()
    await expect(builder.block(block.id)).toHaveCount(0)
  })
  expect(await builder.outline()).toBe('heading heading')
  await builder.save()
  await page.reload()
  await builder.ready()
  await expect(builder.canvas.getByRole('heading', { name: '고친 뒤의 글' })).toBeVisible()
  expect(await builder.outline()).toBe('heading heading')
})

test('a failed block is rendered again when its cause is fixed, and can be retried', async ({ page, editor, builder }) => {
  const fault = block('fault', { how: 'server' })
  const empty = block('heading', { level: 2 })
  const list = block('event-list', { tab: 'ongoing' })
  const route = newRoute('mended')
  await editor.save({ route, title: '고치기', blocks: [heading('앞의 글'), fault, empty, list] })
  await page.route('**/svc/eventSvcApi/svcList*', (asked) => asked.abort())
  await builder.open(route)

  // Props that do not fit: the field that lacks something takes it.
  const card = builder.block(empty.id).getByRole('note')
  await card.getByRole('button', { name: '고치기' }).click()
  await expect.poll(() => builder.selection()).toEqual([empty.id])
  await builder.field('제목').fill('이제 있는 제목')
  await expect(builder.block(empty.id).getByRole('heading')).toHaveText('이제 있는 제목')
  await expect(card).toHaveCount(0)

  // A failing view: another way of failing is another reason, at once and in the same place.
  await builder.block(fault.id).getByRole('note').getByRole('button', { name: '고치기' }).click()
  await builder.inspector.getByRole('combobox', { name: '실패하는 방법' }).click()
  await page.getByRole('option', { name: 'hangs' }).click()
  await expect(builder.block(fault.id).getByRole('note')).toContainText(/3초를 넘겨/)
  await builder.save()

  // Data that did not come: asked for once more.
  const unread = builder.block(list.id).getByRole('note')
  await expect(unread.getByRole('button', { name: '다시 불러오기' })).toBeVisible()
  await page.unroute('**/svc/eventSvcApi/svcList*')
  await unread.getByRole('button', { name: '다시 불러오기' }).click()
  await expect(unread).toHaveCount(0)
  await expect(builder.block(list.id).getByRole('link').first()).toBeVisible()
})
