// Row 14: the builder without barriers, in every state it has.
import type { Page } from '@playwright/test'
import type { Block } from '@/schemas/page/document'
import { barriers } from '../../support/barriers'
import { block, expect, newRoute, test, type BuilderPage } from '../../support/builder-page'

const heading = (text: string) => block('heading', { text, level: 2 })
const rich = (html: string) => block('rich-text', { html })
const PICTURE = { src: '/media/rooms/living-sand.webp', alt: '오크 마루를 깐 거실', width: 1600, height: 1200 }
/** A page with something of everything, and problems to list. */
const mixed = (): Block[] => [
  heading('제목'),
  rich('<p>글</p>'),
  block('image', { image: PICTURE }),
  block('section', {}, { content: [block('button', { label: '누르기', link: '/nowhere-at-all' }), block('divider', {})] }),
  block('image', { image: { ...PICTURE, alt: '' } }),
]

interface Scene {
  page: Page
  builder: BuilderPage
  blocks: Block[]
}
interface State {
  go: (scene: Scene) => Promise<void>
  /** Returns to the page as it opened; Escape by default. */
  back?: (scene: Scene) => Promise<void>
}
const selectNothing = ({ builder }: Scene) => builder.select()

/** States of the editor, and the ways to each and back. */
const STATES: Record<string, State> = {
  'the page as it opens': { go: async ({ builder }) => expect(builder.inspector).toBeVisible() },
  'one block chosen': {
    async go({ page, builder, blocks }) {
      await builder.select(blocks[0]!.id)
      await expect(page.getByRole('toolbar', { name: '블록 도구' })).toBeVisible()
    },
    back: selectNothing,
  },
  'several blocks chosen': {
    async go({ builder, blocks }) {
      await builder.select(...blocks.slice(0, 3).map(({ id }) => id))
      await expect(builder.inspector.getByRole('heading', { name: '블록 3개' })).toBeVisible()
    },
    back: selectNothing,
  },
  'blocks searched for in the palette': {
    async go({ builder }) {
      await builder.palette.getByRole('searchbox', { name: '블록 찾기' }).fill('ㄱㅈ')
      await expect(builder.tile('격자')).toBeVisible()
    },
    back: ({ builder }) => builder.palette.getByRole('searchbox', { name: '블록 찾기' }).fill(''),
  },
  'a field that refuses what was written': {
    async go({ builder, blocks }) {
      await builder.select(blocks[0]!.id)
      await builder.field('단계').fill('9')
      await expect(builder.inspector.locator('[aria-invalid=true]')).toBeVisible()
    },
    back: selectNothing,
  },
  'text being written': {
    async go({ page, builder, blocks }) {
      await builder.select(blocks[1]!.id)
      const { x, y } = await builder.pointIn(blocks[1]!.id, 0.2)
      await page.mouse.click(x, y)
      await expect(builder.canvas.getByRole('textbox')).toBeFocused()
    },
    async back(scene) {
      await scene.builder.press('Escape')
      await selectNothing(scene)
      await expect(scene.builder.canvas.getByRole('textbox')).toHaveCount(0)
    },
  },
  'a picture being chosen': {
    async go({ page, builder, blocks }) {
      await builder.select(blocks[2]!.id)
      await builder.inspector.getByRole('button', { name: '바꾸기' }).click()
      const dialog = page.getByRole('dialog', { name: '사진 고르기' })
      await expect(dialog.getByRole('img').first()).toBeVisible()
    },
    async back(scene) {
      await scene.builder.press('Escape')
      await selectNothing(scene)
    },
  },
  'the command palette': {
    async go({ page, builder }) {
      await builder.press('ControlOrMeta+k')
      await expect(page.getByRole('dialog', { name: '명령 찾기' })).toBeVisible()
      await page.keyboard.type('ㅈㅁ')
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
    },
  },
  'the sheet of shortcuts': {
    async go({ page, builder }) {
      await page.locator('#main').focus()
      await builder.press('Shift+?')
      await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible()
    },
  },
  'the menu of a block': {
    async go({ page, builder, blocks }) {
      const { x, y } = await builder.pointIn(blocks[0]!.id)
      await page.mouse.click(x, y, { button: 'right' })
      await expect(page.getByRole('menu', { name: '블록 메뉴' })).toBeVisible()
    },
    async back(scene) {
      await scene.builder.press('Escape')
      await selectNothing(scene)
    },
  },
  'the question before publishing': {
    async go({ page, builder }) {
      await builder.press('ControlOrMeta+Enter')
      await expect(page.getByRole('dialog', { name: '게시하기' })).toBeVisible()
    },
  },
  'the list of problems': {
    async go({ page }) {
      await page.getByRole('button', { name: /^문제, / }).click()
      await expect(page.getByRole('heading', { name: '문제', exact: true }).first()).toBeVisible()
    },
  },
  'the history': {
    async go({ page, builder }) {
      await builder.press('ControlOrMeta+Shift+h')
      await expect(page.getByRole('heading', { name: '게시 이력' })).toBeVisible()
      await expect(page.getByText('버전 2').first()).toBeVisible()
    },
  },
  'the preview': {
    async go({ page }) {
      await page.getByRole('button', { name: '미리보기', exact: true }).click()
      await expect(page.getByRole('button', { name: '편집으로 돌아가기' })).toBeVisible()
    },
    async back({ page }) {
      await page.getByRole('button', { name: '편집으로 돌아가기' }).click()
      await expect(page.getByRole('banner', { name: '미리 보기' })).toHaveCount(0)
    },
  },
  'a tablet': {
    // The bar says there too whether the words are kept, what is edited and whether it is published.
    async go({ page }) {
      await page.setViewportSize({ width: 768, height: 1024 })
      for (const words of [/에 저장됨$/, /^\/journey\/access/, '게시본과 다름'])
        await expect(page.getByRole('banner').getByText(words).first()).toBeVisible()
    },
    back: ({ page }) => page.setViewportSize({ width: 1440, height: 900 }),
  },
  'a page without blocks': {
    async go({ builder }) {
      await builder.replaceBlocks([])
      await expect(builder.canvas.getByText('여기에 블록을 넣습니다')).toBeVisible()
    },
  },
}

test('no barrier in the editor, in any of its states', async ({ page, editor, builder }) => {
  test.slow()
  const route = newRoute('access')
  const blocks = mixed()
  const scene = { page, builder, blocks }
  await editor.publish({ route, title: '접근성', blocks: [heading('첫 판')] })
  // The fourth has a link to nothing, with which no page is published.
  await editor.publish({ route, title: '접근성', blocks: blocks.slice(0, 3) })
  await editor.save({ route, title: '접근성', blocks })
  await builder.open(route)
  for (const [state, { go, back = () => builder.press('Escape') }] of Object.entries(STATES))
    await test.step(state, async () => {
      await go(scene)
      expect.soft(await barriers(page), state).toEqual([])
      await back(scene)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await builder.selection(), state).toEqual([])
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('no barrier in any of the sheets', async ({ page, editor, builder }) => {
    const route = newRoute('access-phone')
    const blocks = mixed()
    await editor.save({ route, title: '접근성', blocks })
    await builder.open(route)
    await builder.select(blocks[0]!.id)
    for (const [tool, panel] of [
      ['추가', 'palette'],
      ['구조', 'layers'],
      ['속성', 'inspector'],
      ['문제', '문제'],
    ] as const)
      await test.step(tool, async () => {
        await page
          .getByRole('navigation', { name: '편집 도구' })
          .getByRole('button', { name: new RegExp(`^${tool}`) })
          .tap()
        await expect(page.locator(`[data-panel="${panel}"]`)).toBeVisible()
        expect.soft(await barriers(page), tool).toEqual([])
      })
  })
})
