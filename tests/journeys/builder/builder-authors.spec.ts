// Row 32: two authors of one draft lose nothing of each other's, and the second decides.
import type { APIRequestContext } from '@playwright/test'
import type { Block } from '@/schemas/page/document'
import { expect, newRoute, test, type BuilderPage } from '../../support/builder-page'
import { draftOf } from '../../support/draft-of'
import { heading, serverTexts, localTexts, rewrite, holdNextSave, another } from '../../support/builder-work'

interface Scene {
  builder: BuilderPage
  other: BuilderPage
  staff: APIRequestContext
  route: string
  ids: readonly [string, string, string]
}
const CONFLICT = '내 다른 탭에서 먼저 저장했습니다'

test('two authors of one draft: the second to save merges, takes theirs, or keeps their own as a new draft', async ({
  editor,
  builder,
  staff,
}) => {
  test.slow()
  const blocks = [heading('하나'), heading('둘'), heading('셋')]
  const route = newRoute('conflict')
  await editor.save({ route, title: '두 사람', blocks })
  await builder.open(route)
  const other = await another(builder, route)
  const [one, two, three] = blocks as [Block, Block, Block]
  const scene: Scene = { builder, other, staff, route, ids: [one.id, two.id, three.id] }
  await test.step('is told by whom and when, sees both texts, and merges without loss', () => mergeBoth(scene))
  await other.page.reload()
  await other.ready()
  await test.step('choosing theirs keeps theirs, and edits of different fields are merged without a question', () => takeTheirs(scene))
  await test.step('stores their own version as a new draft, and theirs is unchanged', () => keepAsNew(scene))
  await other.page.context().close()
})

async function mergeBoth({ builder, other, staff, route, ids: [one, two, three] }: Scene): Promise<void> {
  const { page } = builder
  // Mine is on its way first, theirs arrives first.
  const slow = await holdNextSave(page)
  await rewrite(builder, one, '내가 쓴 하나')
  await rewrite(builder, two, '내가 쓴 둘')
  await slow.came
  await rewrite(other, two, '남이 쓴 둘')
  await rewrite(other, three, '남이 쓴 셋')
  await other.save()
  await slow.goOn()

  const dialog = page.getByRole('dialog', { name: CONFLICT })
  await expect(dialog).toContainText(/내 다른 탭에서 20\d\d.*에 저장했습니다\./)
  await expect(dialog).toContainText('겹치지 않는 편집 1건은 그대로 합칩니다. 같은 곳을 고친 1건은 하나씩 골라 주세요.')
  const choice = dialog.getByRole('group', { name: '제목의 제목' })
  await expect(choice.getByText('남이 쓴 둘')).toBeVisible()
  await expect(choice.getByText('내가 쓴 둘')).toBeVisible()
  // Nothing has changed on either side so far.
  expect(await localTexts(builder)).toEqual(['내가 쓴 하나', '내가 쓴 둘', '셋'])
  expect(await serverTexts(staff, route)).toEqual(['하나', '남이 쓴 둘', '남이 쓴 셋'])
  const merge = dialog.getByRole('button', { name: '합쳐서 이어 쓰기' })
  await expect(merge).toBeDisabled()
  await choice.getByRole('radio', { name: /내가 고친 것/ }).check()
  await merge.click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => serverTexts(staff, route)).toEqual(['내가 쓴 하나', '내가 쓴 둘', '남이 쓴 셋'])
  expect(await localTexts(builder)).toEqual(['내가 쓴 하나', '내가 쓴 둘', '남이 쓴 셋'])
}

async function takeTheirs({ builder, other, staff, route, ids: [one, two] }: Scene): Promise<void> {
  await rewrite(other, one, '남이 쓴 하나')
  await other.save()

  const dialog = builder.page.getByRole('dialog', { name: CONFLICT })
  await rewrite(builder, one, '내가 고친 하나')
  await dialog.getByRole('radio', { name: /내 다른 탭에서 저장한 것/ }).check()
  await dialog.getByRole('button', { name: '합쳐서 이어 쓰기' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => localTexts(builder)).toEqual(['남이 쓴 하나', '내가 쓴 둘', '남이 쓴 셋'])

  await rewrite(builder, two, '내가 고친 둘')
  await builder.save()
  await rewrite(other, one, '남이 다시 쓴 하나')
  const theirs = other.page.getByRole('dialog', { name: CONFLICT })
  await expect(theirs).toContainText('겹치지 않는 편집 1건은 그대로 합칩니다.')
  await theirs.getByRole('button', { name: '합쳐서 이어 쓰기' }).click()
  await expect.poll(() => serverTexts(staff, route)).toEqual(['남이 다시 쓴 하나', '내가 고친 둘', '남이 쓴 셋'])
}

async function keepAsNew({ builder, other, staff, route, ids: [one] }: Scene): Promise<void> {
  const theirs = ['남이 끝에 쓴 하나', '내가 고친 둘', '남이 쓴 셋']
  await rewrite(other, one, theirs[0]!)
  await other.save()
  const { draftNumber } = await draftOf(staff, route)

  await rewrite(builder, one, '내가 끝에 쓴 하나')
  const dialog = builder.page.getByRole('dialog', { name: CONFLICT })
  await dialog.getByRole('button', { name: '새 문서로 보관' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(builder.heard()).toHaveText(/^내 편집을 \S+ 초안으로 보관하고 최신 초안을 열었습니다\.$/)
  const [, name] = /^내 편집을 (\S+) 초안으로/.exec((await builder.heard().textContent())!)!
  expect((await serverTexts(staff, name!))[0]).toBe('내가 끝에 쓴 하나')
  expect(await localTexts(builder)).toEqual(theirs)
  expect(await draftOf(staff, route)).toMatchObject({ draftNumber, definition: await builder.document() })
}
