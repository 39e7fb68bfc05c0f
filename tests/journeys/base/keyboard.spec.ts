// Everything that a pointer can do, keys can do too: tabs, disclosures, the mega menu and the gallery.
import { block, expect, settled, test } from '../../support/site-test'

const words = (text: string) => block('rich-text', { html: `<p>${text}</p>` })

test('tabs are one stop, and arrows, Home and End choose', async ({ page, editor }) => {
  const tabs = block(
    'tabs',
    {
      label: '제품 정보',
      queryName: 'currentTab',
      tabs: [
        { key: 'one', label: '특징' },
        { key: 'two', label: '규격' },
        { key: 'three', label: '시공' },
      ],
    },
    { one: [words('특징의 글')], two: [words('규격의 글')], three: [words('시공의 글')] },
  )
  const route = await editor.publish({ route: '/keyboard/tabs', title: '탭', blocks: [tabs] })
  await page.goto(route)
  await settled(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('특징').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('규격')).toBeFocused()
  await expect(tab('규격')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('규격의 글')).toBeVisible()
  await expect(page.getByText('특징의 글')).toBeHidden()
  await page.keyboard.press('End')
  await expect(tab('시공')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('특징')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await expect(tab('특징')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
  expect(new URL(page.url()).searchParams.get('currentTab')).toBe('one')

  // Tab pressed before the frame in which the chosen tab's panel would show reaches that panel all the same.
  await tab('특징').focus()
  await page.evaluate(() => {
    const inFrame = window.requestAnimationFrame
    window.requestAnimationFrame = (work) => window.setTimeout(() => inFrame(work), 1_000)
  })
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: '시공' })).toBeFocused()
  await expect(page.getByText('시공의 글')).toBeVisible()

  await page.goto(`${route}?currentTab=two`)
  await expect(page.getByText('규격의 글')).toBeVisible()
})

test('an accordion opens with Enter and Space, and one at a time', async ({ page, editor }) => {
  const accordion = block(
    'accordion',
    {
      items: [
        { key: 'a', title: '첫째 물음' },
        { key: 'b', title: '둘째 물음' },
      ],
      closeOthers: true,
      firstOpen: false,
    },
    { a: [words('첫째 대답')], b: [words('둘째 대답')] },
  )
  await page.goto(await editor.publish({ route: '/keyboard/accordion', title: '아코디언', blocks: [accordion] }))
  await settled(page)
  await page.locator('summary', { hasText: '첫째 물음' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('첫째 대답')).toBeVisible()
  await page.locator('summary', { hasText: '둘째 물음' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('둘째 대답')).toBeVisible()
  await expect(page.getByText('첫째 대답')).toBeHidden()
})

test('the mega menu opens with Enter, and Esc closes it and gives the focus back', async ({ page }) => {
  await page.goto('/styling/home')
  await settled(page)
  const word = page.getByRole('navigation', { name: '주 메뉴' }).locator('summary').first()
  const panel = page.locator('[data-menu][open]')
  await word.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(panel.locator('a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(word).toBeFocused()
})

test.describe('the gallery', () => {
  const items = ['living-sand', 'bedroom-linen', 'kitchen-oak'].map((name) => ({
    TP: '01',
    URL: `/media/rooms/${name}.webp`,
    ALT: `사진 ${name}`,
    width: 1280,
    height: 800,
  }))

  test.beforeEach(async ({ page, editor }, { line }) => {
    const route = `/keyboard/gallery-${line}`
    await page.goto(await editor.publish({ route, title: '사진', blocks: [block('gallery', { label: '거실 사진', items })] }))
    await settled(page)
    await page
      .getByRole('link', { name: /크게 보기/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('zooms from 1 to 3 by 0.1, and no further', async ({ page }) => {
    const level = page.getByRole('dialog').locator('output')
    await expect(level).toHaveText('1.0배')
    await page.keyboard.press('+')
    await expect(level).toHaveText('1.1배')
    for (let i = 0; i < 25; i++) await page.keyboard.press('+')
    await expect(level).toHaveText('3.0배')
    for (let i = 0; i < 25; i++) await page.keyboard.press('-')
    await expect(level).toHaveText('1.0배')
  })

  test('another photograph starts at its natural size', async ({ page }) => {
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect(dialog.locator('output')).toHaveText('1.2배')
    await dialog.getByRole('button', { name: '다음' }).click()
    await expect(dialog.locator('p[role=status]')).toContainText('2 / 3')
    await expect(dialog.locator('output')).toHaveText('1.0배')
  })

  test('is dragged only while it is zoomed', async ({ page }) => {
    const photo = page.getByRole('dialog').locator('img').first()
    const shift = () => photo.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).e)
    const box = (await photo.boundingBox())!
    const drag = async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2, { steps: 3 })
      await page.mouse.up()
    }
    await drag()
    expect(await shift()).toBe(0)
    for (let i = 0; i < 10; i++) await page.keyboard.press('+')
    await drag()
    await expect.poll(shift).not.toBe(0)
  })

  test('closes with Esc, and the focus goes back to the photograph', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('link', { name: /크게 보기/ }).first()).toBeFocused()
  })
})
