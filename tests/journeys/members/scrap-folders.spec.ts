// SYS-24: a member sorts scraps into folders, writes notes, shows one folder to the family, and ends that again.
import { violationsOn } from '../../support/barriers'
import { readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

test('scraps go into a folder together, get a note, are read by whoever has the link, and no longer once it is ended', async ({
  page,
  signIn,
  complaints,
}) => {
  const origin = new URL(process.env['SITE_UNDER_TEST']!).origin
  await signIn('hajun')
  for (const [type, targetId] of [
    ['product', 'floor-limed-oak'],
    ['house', '203'],
  ] as const)
    expect((await page.request.post('/svc/scrap/cScrap', { form: { type, targetId }, headers: { origin } })).status()).toBe(200)
  await page.goto('/mypage/scrap')
  await settled(page)
  const name = `여정 ${Date.now()}`
  const cards = page.getByRole('list', { name: '스크랩', exact: true }).getByRole('listitem')
  await page.getByRole('button', { name: '여러 개 선택' }).press('Enter')
  await page.getByText('이 페이지 전체').click()
  await page.getByRole('button', { name: '폴더에 담기' }).press('Enter')
  const placing = page.getByRole('dialog', { name: /폴더에 담기$/ })
  await placing.getByRole('button', { name: '새 폴더' }).press('Enter')
  const naming = page.getByRole('dialog', { name: '새 폴더' })
  await naming.getByRole('button', { name: '저장' }).click()
  await expect(naming.getByRole('alert')).toHaveText('폴더 이름을 입력해 주세요.')
  await naming.getByLabel('폴더 이름').fill(name)
  await naming.getByRole('button', { name: '저장' }).click()
  await expect(placing.getByRole('checkbox', { name })).toBeChecked()
  expect(await violationsOn(page)).toEqual([])
  await placing.getByRole('button', { name: '저장' }).click()
  await page.getByRole('link', { name: new RegExp(`^${name} \\d`) }).click()
  await settled(page)
  await expect(page.locator('main').getByRole('status').filter({ hasText: /^총/ })).toHaveText(`총 ${await cards.count()}개`)

  await cards
    .first()
    .getByRole('button', { name: /^폴더와 메모/ })
    .press('Enter')
  const noting = page.getByRole('dialog', { name: /^폴더와 메모/ })
  await noting.getByLabel('메모').fill('거실에는 이 색')
  await noting.getByRole('button', { name: '저장' }).click()
  await expect(cards.first()).toContainText('거실에는 이 색')

  await page.getByRole('button', { name: '가족과 공유' }).press('Enter')
  const sharing = page.getByRole('dialog', { name: '가족과 공유' })
  await sharing.getByRole('button', { name: '공유 주소 만들기' }).click()
  const link = sharing.getByRole('link', { name: /\/share\/scrap\// })
  const path = (await link.getAttribute('href'))!
  const shown = await readPage(page.request, path)
  expect(shown.status).toBe(200)
  expect(shown.document.querySelector('h1')!.textContent).toBe(name)
  expect(shown.text).toContain('거실에는 이 색')
  expect(shown.text).not.toContain('hajun')
  expect(shown.document.querySelector('meta[name="robots"]')!.getAttribute('content')).toContain('noindex')
  await sharing.getByRole('button', { name: '공유 끝내기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '끝내기' }).click()
  await expect(sharing.getByRole('button', { name: '공유 주소 만들기' })).toBeVisible()
  const ended = await readPage(page.request, path)
  expect(ended.status).toBe(410)
  expect(ended.document.querySelector('main')!.textContent).toContain('공유가 끝난 폴더입니다')
  expect(ended.text).not.toContain('거실에는 이 색')
  expect((await readPage(page.request, `/share/scrap/${'a'.repeat(22)}`)).status).toBe(404)
  expect(complaints).toEqual([])
})
