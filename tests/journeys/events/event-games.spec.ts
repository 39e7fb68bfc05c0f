// SYS-35, SYS-36: the step quiz, the scenes, the word cards, the review and the vote, each lost once and won once by keyboard.
import type { Page } from '@playwright/test'
import type { EventForm } from '@/schemas/rules/events/event-form'
import { answerDialog, expectApplied, openEntry, press, write } from '../../support/at-event'
import { madeEvent } from '../../support/made-event'
import { expect, test } from '../../support/site-test'

const film = '/media/films/window-quiet.mp4'
const picture = (name: string, alt: string) => ({ src: `/media/rooms/${name}.webp`, alt })
const step = (question: string, ...labels: string[]) => ({ question, choices: labels.map((label, i) => ({ value: String(i + 1), label })) })
const GAMES = {
  newQuiz: {
    eventName: '집수리 세 고개',
    eventType: 'newQuiz',
    game: {
      steps: [
        step('가장 단단한 나무는?', '소나무', '참나무'),
        step('남향 창은 몇 시에 밝을까요?', '정오', '자정'),
        step('바닥은?', '벽', '천장', '마루'),
      ],
      hintImage: picture('living-sand', '낮은 햇살이 드는 거실'),
    },
    answers: ['2', '1', '3'],
  },
  stillCut: {
    eventName: '창이 열리는 순서',
    eventType: 'stillCut',
    game: {
      videos: [film],
      pictures: [
        picture('balcony-slide', '발코니'),
        picture('living-sage', '거실'),
        picture('kitchen-oak', '주방'),
        picture('bath-sage', '욕실'),
      ],
    },
    answers: ['3', '4', '1', '2'],
  },
  wordCardQuiz: {
    eventName: '숨은 제품 이름',
    eventType: 'wordCardQuiz',
    game: { videos: [film], cards: ['창', '뷰', '문', '프레임'] },
    answers: ['뷰', '프레임', '창'],
  },
  review: { eventName: '살아 보니', eventType: 'review', game: {}, answers: [] },
  constructionCase: {
    eventName: '거실 뽑기',
    eventType: 'constructionCase',
    game: {
      cases: [
        { no: 1, title: '모래빛 거실', href: '/styling/expert-style/detail/34', picture: picture('living-sand', '모래빛 거실') },
        { no: 2, title: '세이지 거실', href: '/styling/expert-style/detail/11', picture: picture('living-sage', '세이지빛 거실') },
      ],
    },
    answers: [],
  },
} satisfies Record<string, Pick<EventForm, 'eventName' | 'eventType' | 'game' | 'answers'>>

const once = { applyLimitType: '3' as const }
const completed = (page: Page) => expectApplied(page, () => answerDialog(page, '응모가 완료되었습니다.'))

test('newQuiz: the first wrong step is named and shown again; the right sequence applies', async ({ page, staff, signIn }) => {
  const { game, answers } = GAMES.newQuiz
  const eventSeq = await madeEvent(staff, { ...GAMES.newQuiz, ...once })
  await signIn('haneul')
  const entry = await openEntry(page, eventSeq)
  const answerAll = async (values: string[]) => {
    for (const [at, value] of values.entries()) {
      await expect(entry.getByRole('group', { name: game.steps[at]!.question })).toBeVisible()
      await press(entry.locator(`input[value="${value}"]`), 'Space')
      await press(entry.getByRole('button', { name: at < values.length - 1 ? '다음 문제' : '응모하기' }))
    }
  }
  await answerAll(answers.with(1, '2'))
  await expect(entry.getByRole('alert')).toHaveText('2번 문제의 정답이 아닙니다. 다시 확인해 주세요.')
  await expect(entry.getByRole('group', { name: game.steps[1]!.question })).toBeVisible()
  await press(entry.getByRole('button', { name: '힌트 보기' }))
  await expect(page.getByRole('dialog', { name: '힌트' }).getByRole('img')).toHaveAttribute('alt', game.hintImage.alt)
  await page.keyboard.press('Escape')
  await press(entry.getByRole('button', { name: '처음부터 다시' }))
  await answerAll(answers)
  await completed(page)
})

test('stillCut: letters and a wrong order are refused, the right order applies', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, { ...GAMES.stillCut, ...once })
  await signIn('haneul')
  const entry = await openEntry(page, eventSeq)
  const fields = entry.getByRole('textbox')
  const send = async (order: string[]) => {
    for (const [at, place] of order.entries()) await write(page, fields.nth(at), place)
    await page.keyboard.press('Enter')
  }
  await fields.first().focus()
  await page.keyboard.type('a')
  await expect(entry.getByRole('alert')).toHaveText('숫자만 입력할 수 있습니다.')
  await send(['3', '4', '1'])
  await expect(entry.getByRole('alert')).toHaveText('순서를 모두 입력해 주세요.')
  await expect(fields.nth(3)).toBeFocused()
  await send(['4', '3', '1', '2'])
  await expect(entry.getByRole('alert')).toHaveText('정답이 아닙니다. 영상을 다시 확인해 주세요.')
  await press(entry.getByRole('button', { name: '힌트 보기' }))
  await expect(page.getByRole('group', { name: '이벤트 영상' })).toBeFocused()
  await expect(page.getByRole('group', { name: '이벤트 영상' })).toBeInViewport()
  await send(GAMES.stillCut.answers)
  await completed(page)
})

test('wordCardQuiz: too few and another order are refused, the right one applies', async ({ page, staff, signIn }) => {
  const { game, answers } = GAMES.wordCardQuiz
  const eventSeq = await madeEvent(staff, { ...GAMES.wordCardQuiz, ...once })
  await signIn('haneul')
  const entry = await openEntry(page, eventSeq)
  const cards = entry.getByRole('group', { name: '단어 카드' }).getByRole('button')
  const pick = async (words: readonly string[]) => {
    await press(entry.getByRole('button', { name: '모두 지우기' }))
    for (const word of words) await press(cards.nth(game.cards.indexOf(word)), 'Space')
  }
  const apply = () => press(entry.getByRole('button', { name: '응모하기' }))
  await press(cards.first())
  await pick(answers.slice(0, 1))
  await apply()
  await expect(entry.getByRole('alert')).toHaveText('영상 속 제품명을 입력해 주세요.')
  await pick(answers.toReversed())
  await apply()
  await expect(entry.getByRole('alert')).toHaveText('정답이 아닙니다. 다시 도전해 주세요.')
  await press(entry.getByRole('button', { name: '영상으로 가기' }))
  await expect(page.getByRole('group', { name: '이벤트 영상' })).toBeFocused()
  await pick(answers)
  await apply()
  await completed(page)
})

test('review: twice the same and a used address are refused; another one applies and can be taken back', async ({
  page,
  staff,
  signIn,
}) => {
  const eventSeq = await madeEvent(staff, { ...GAMES.review, applyLimitType: '1' })
  const [first, second] = ['하나', '둘'].map((word) => `https://blog.example.com/${encodeURIComponent(word)}`) as [string, string]
  await signIn('haneul')
  const entry = await openEntry(page, eventSeq)
  const send = async (...urls: string[]) => {
    for (const [at, url] of urls.entries()) await write(page, entry.getByRole('textbox').nth(at), url)
    await page.keyboard.press('Enter')
  }
  await send('')
  await expect(entry.getByRole('alert')).toHaveText('공유한 URL을 입력해 주세요.')
  await send(first, first)
  await expect(entry.getByRole('alert')).toHaveText('동일한 URL을 중복으로 등록할 수 없습니다.')
  await send(first, '')
  const loaded = page.waitForEvent('load')
  await answerDialog(page, '응모가 완료되었습니다.')
  await loaded
  const mine = page.getByRole('region', { name: '내가 등록한 후기' })
  await expect(mine.getByRole('link', { name: first })).toBeVisible()

  await send(`${first}/`)
  await answerDialog(page, '이미 등록된 URL입니다.')
  await expect(entry.getByRole('textbox').first()).toHaveValue(`${first}/`)
  await send(second)
  const again = page.waitForEvent('load')
  await answerDialog(page, '응모가 완료되었습니다.')
  await again
  await expect(mine.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(2)

  await press(mine.getByRole('button', { name: '삭제' }).first())
  await answerDialog(page, '이 후기를 삭제하시겠습니까?', '삭제')
  const gone = page.waitForEvent('load')
  await answerDialog(page, '후기를 삭제했습니다.')
  await gone
  await expect(mine.getByRole('link', { name: first })).toBeVisible()
  await expect(page.getByRole('link', { name: second })).toHaveCount(0)
})

test('constructionCase: a case that was not looked at and no reason are refused, then the vote is taken', async ({
  page,
  staff,
  signIn,
}) => {
  const { no, title } = GAMES.constructionCase.game.cases[1]!
  const eventSeq = await madeEvent(staff, { ...GAMES.constructionCase, ...once })
  await signIn('haneul')
  const entry = await openEntry(page, eventSeq)
  await press(entry.getByRole('button', { name: '투표하기' }))
  const modal = page.getByRole('dialog', { name: '시공사례 투표' })
  const choice = modal.getByRole('radio', { name: title })
  const send = () => press(modal.getByRole('button', { name: '투표하기' }))
  await press(choice, 'Space')
  await expect(choice).not.toBeChecked()
  await expect(modal.getByRole('alert')).toHaveText('시공 사례를 먼저 확인한 후 선택해 주세요.')
  const opened = page.waitForEvent('popup')
  await press(modal.getByRole('link', { name: title }))
  await (await opened).close()
  await press(choice, 'Space')
  await expect(choice).toBeChecked()
  await send()
  await expect(modal.getByRole('alert')).toHaveText('투표 이유를 입력해 주세요.')
  await expect(modal.getByLabel('투표 이유')).toBeFocused()
  await page.keyboard.insertText('채광이 좋아요')
  const sent = page.waitForRequest(/svcEntryContentShareApply/)
  await send()
  expect(new URLSearchParams((await sent).postData()!).get('data01')).toBe(`[${no}] 채광이 좋아요`)
  await expectApplied(page, () => answerDialog(page, '투표가 완료되었습니다.'))
  expect(await page.evaluate(() => localStorage.getItem('maru:votes'))).toBe('{}')
})

for (const [template, game] of Object.entries(GAMES)) {
  test(`S-EVT-9: a visitor of ${template} is asked to log in, with the return page`, async ({ page, staff }) => {
    const eventSeq = await madeEvent(staff, game)
    const entry = await openEntry(page, eventSeq)
    const first =
      template === 'constructionCase' ? entry.getByRole('button', { name: '투표하기' }) : entry.locator('input, fieldset button').first()
    await first.click({ force: true })
    await answerDialog(page, '로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?', '로그인')
    await page.waitForURL(`**/login?callback=${encodeURIComponent(`/zin/event/event/${eventSeq}`)}`)
  })
}
