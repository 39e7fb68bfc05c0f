// Rows 15 and 52: several blocks at once; read-only access; reduced motion, and large screens.
import { block, expect, newRoute, test } from '../../support/builder-page'
import { draftOf } from '../../support/draft-of'
import { signInAt } from '../../support/staff-cookie'

const heading = (text: string) => block('heading', { text, level: 2 })

// --- several as one

test('five blocks of two lists, chosen by Shift and Ctrl, move, double, go and are set as one, each one step back', async ({
  page,
  editor,
  builder,
}) => {
  const five = ['가', '나', '다', '라', '마'].map(heading)
  const [a, b, c, d, e] = five.map(({ id }) => id) as [string, string, string, string, string]
  const last = heading('끝')
  const columns = block('columns', { ratio: '1:1' }, { first: five.slice(0, 3), second: five.slice(3) })
  const route = newRoute('several')
  await editor.save({ route, title: '여럿', blocks: [columns, last] })
  await builder.open(route)
  const click = async (id: string, key?: 'Shift' | 'ControlOrMeta') => {
    const { x, y } = await builder.pointIn(id)
    if (key) await page.keyboard.down(key)
    await page.mouse.click(x, y)
    if (key) await page.keyboard.up(key)
  }
  await click(a)
  await click(b, 'Shift')
  await click(c, 'ControlOrMeta')
  await click(d, 'ControlOrMeta')
  await click(e, 'Shift')
  expect(await builder.selection()).toEqual([a, b, c, d, e])
  await click(c, 'ControlOrMeta')
  expect(await builder.selection()).toEqual([a, b, d, e])
  await click(c, 'ControlOrMeta')
  expect([...(await builder.selection())].sort()).toEqual([a, b, c, d, e].sort())

  const before = await builder.hash()
  const isOneStep = async (what: string) => {
    expect(await builder.hash(), what).not.toBe(before)
    await builder.press('ControlOrMeta+z')
    expect(await builder.hash(), what).toBe(before)
    expect([...(await builder.selection())].sort(), what).toEqual([a, b, c, d, e].sort())
  }

  const grip = page.getByRole('button', { name: '블록 5개 옮기기' })
  expect(await builder.drag(await builder.centreOf(grip), await builder.pointIn(last.id, 0.5, 0.9))).toBe('||2')
  expect((await builder.document()).blocks.map(({ id }) => id)).toEqual([columns.id, last.id, a, b, c, d, e])
  await isOneStep('moving')

  await builder.press('ControlOrMeta+d')
  const doubled = (await builder.document()).blocks[0]!.slots!
  expect(
    [doubled['first'], doubled['second']].map((list) =>
      list!
        .map(({ props }) => props['text'])
        .sort()
        .join(''),
    ),
  ).toEqual(['가가나나다다', '라라마마'])
  await isOneStep('doubling')

  await builder.press('Delete')
  expect(await builder.outline()).toBe('columns heading')
  await isOneStep('removing')

  await builder.inspector.getByRole('tab', { name: '모양' }).click()
  await builder.inspector.getByRole('radio', { name: '가운데' }).click()
  const aligned = (await builder.document()).blocks[0]!.slots!
  expect(
    Object.values(aligned)
      .flat()
      .map(({ props }) => props['align']),
  ).toEqual(Array(5).fill('center'))
  await page.locator('#main').focus()
  await isOneStep('a field of all')
})

// --- read-only access

test('a manager sees the page as visitors do, and changes nothing by hand, by key or by call', async ({
  page,
  editor,
  builder,
  playwright,
  baseURL,
}) => {
  const one = heading('그대로')
  const route = newRoute('manager')
  const { id, draftNumber } = await editor.save({ route, title: '매니저', blocks: [one] })
  const cookie = await signInAt(baseURL!, 'marumanager', 'Oak7!Tile58')
  const [name, value] = cookie.split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: baseURL! }])
  await page.goto(`/ice_builder/page${route}`)
  await builder.ready()

  await expect(page.getByText('미리 보기 전용')).toBeVisible()
  await expect(builder.canvas.getByRole('heading', { name: '그대로' })).toBeVisible()
  for (const name of ['게시', '편집으로 돌아가기', '지우기', '복제'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(builder.palette).toHaveCount(0)
  await expect(builder.inspector).toHaveCount(0)
  const before = await builder.hash()
  await builder.focusCanvas()
  await builder.press('ControlOrMeta+a', 'Delete', 'ControlOrMeta+d', 'Enter', 'ControlOrMeta+v', 'ControlOrMeta+.', 'ControlOrMeta+Enter')
  const { x, y } = await builder.pointIn(one.id)
  await page.mouse.dblclick(x, y)
  expect(await builder.hash()).toBe(before)
  await expect(page.getByText('미리 보기 전용')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const manager = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { cookie, origin: baseURL! } })
  const definition = { schemaVersion: 1, kind: 'page', route, title: '바꾼 제목', blocks: [] }
  const calls: Record<string, object> = {
    '/adm/foPage/ops': { id, draftNumber, saveKey: 'manager-0001', ops: [{ op: 'remove', id: one.id }] },
    '/adm/foPage/save': { id, draftNumber, definition },
    '/adm/svcPageDeploy/deploy': { id, draftNumber },
    '/adm/foPage/create': { kind: 'page', name: `${route}-new`, title: '새 문서' },
    '/adm/foPage/rename': { id, title: '바꾼 제목', draftNumber },
  }
  for (const [path, data] of Object.entries(calls)) expect((await manager.post(path, { data })).status(), path).toBe(403)
  expect(await draftOf(manager, route)).toMatchObject({ draftNumber, definition: JSON.parse(before) as unknown })
  await manager.dispose()
})

// --- still, and large

test('with reduced motion nothing tilts, slides or fades', async ({ page, editor, builder }) => {
  const route = newRoute('still')
  await editor.save({ route, title: '움직임', blocks: [heading('하나')] })
  await builder.open(route)
  const tilt = async () => {
    const { x, y } = await builder.centreOf(builder.tile('제목'))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 200, y, { steps: 5 })
    const card = page.locator('[data-drag-ghost] > div')
    await expect(card).toBeVisible()
    const found = await card.evaluate((element) => getComputedStyle(element).rotate)
    await builder.press('Escape')
    await page.mouse.up()
    return found
  }
  expect(await tilt()).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await tilt()).toBe('-2deg')
  await page.emulateMedia({ reducedMotion: 'reduce' })

  for (const [key, dialog] of [
    ['ControlOrMeta+k', '명령 찾기'],
    ['ControlOrMeta+Enter', '게시하기'],
  ] as const) {
    await builder.press(key)
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    const lasting = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0))
        .filter((ms) => ms > 1),
    )
    expect(lasting).toEqual([])
    await builder.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

  test('a page is composed, edited, saved and published, and nothing overflows the viewport', async ({ page, editor, builder }) => {
    const route = newRoute('zoom')
    await editor.save({ route, title: '두 배로 크게 보는 화면', blocks: [] })
    await builder.open(route)
    const tools = page.getByRole('navigation', { name: '편집 도구' })
    const isWhole = async () => {
      const beyond = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        cut: [...document.querySelectorAll<HTMLElement>('button, a, input')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr-only'))
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect()
            return right > left && (left < -1 || right > innerWidth + 1)
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      }))
      expect(beyond).toEqual({ wide: 0, cut: [] })
    }
    await isWhole()
    await tools.getByRole('button', { name: '추가' }).click()
    await isWhole()
    await builder.tile('제목').click()
    expect(await builder.outline()).toBe('heading')
    await tools.getByRole('button', { name: '속성' }).click()
    await isWhole()
    await builder.field('제목').fill('크게 보며 쓴 글')
    await expect(builder.canvas.getByRole('heading', { name: '크게 보며 쓴 글' })).toBeInViewport()
    await tools.getByRole('button', { name: '속성' }).click()
    await page.getByRole('button', { name: '게시', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '게시하기' })
    await isWhole()
    await dialog.getByRole('button', { name: '게시', exact: true }).click()
    await expect(builder.heard()).toHaveText('게시했습니다(버전 1).')
  })
})
