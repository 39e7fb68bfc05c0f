// SYS-35: the TV quizzes and the video quizzes, each lost once and won once by keyboard.
import type { Locator, Page } from '@playwright/test'
import type { EventGame } from '@/schemas/rules/events/event-game'
import { answerDialog, expectApplied, openEntry, press, write } from '../../support/at-event'
import { madeEvent } from '../../support/made-event'
import { expect, test } from '../../support/site-test'

const OFFER = '응모가 완료되었습니다. 무료 상담을 신청하시겠습니까?'
const film = '/media/films/window-quiet.mp4'
const boxesGame: EventGame = {
  question: '“한겨울에도 창가에 앉고 싶어지는 라움결의 창호는?”',
  videos: [film],
  survey: {
    planQuestion: '1년 안에 리모델링을 할 계획이 있으신가요?',
    productQuestion: '어떤 제품에 관심이 있으신가요?',
    products: [
      { value: 'window', label: '창호' },
      { value: 'floor', label: '바닥재' },
      { value: 'wallpaper', label: '벽지' },
    ],
  },
  commentMin: 10,
}
const fieldsGame: EventGame = {
  videos: [film, '/media/films/sage-day.mp4'],
  fields: [
    { label: '몇 곳을 지나가나요?', kind: 'number', limit: 9 },
    { label: '무슨 색인가요?', kind: 'text', maxLength: 10 },
  ],
  shareUrl: true,
  hintImage: { src: '/media/swatches/tile-terrazzo-sage.webp', alt: '연한 풀빛 타일' },
}
const tvQuiz = (eventType: 'tvc' | 'tvc2' | 'tvc3') => ({
  eventName: `초성 퀴즈 ${eventType}`,
  eventType,
  applyLimitType: '3' as const,
  game: boxesGame,
  answers: ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'],
})
const videoQuiz = (eventType: 'videoQuiz' | 'videoPuzzleQuiz') => ({
  eventName: `영상 퀴즈 ${eventType}`,
  eventType,
  applyLimitType: '3' as const,
  game: fieldsGame,
  answers: ['3', '세이지'],
})
const boxes = (page: Page) => page.locator('[data-entry]').getByRole('group', { name: '초성 네 글자' }).getByRole('textbox')
const values = (page: Page) => boxes(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join())

/** Loses once by typing four consonants that are wrong. */
async function lose(page: Page): Promise<void> {
  const entry = page.locator('[data-entry]')
  await boxes(page).first().focus()
  await page.keyboard.type('ㅂㅇㅈㅅ')
  await page.keyboard.press('Enter')
  await expect(entry.getByRole('alert')).toHaveText('정답이 아닙니다. 영상을 다시 확인해 주세요.')
  expect(await values(page)).toBe(',,,')
  await expect(boxes(page).first()).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('tvc: four boxes by keys, then by the keypad; cancel stays', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, tvQuiz('tvc'))
  await signIn('haneul')
  const entry = await openEntry(page, eventSeq)
  await boxes(page).first().focus()
  await page.keyboard.type('a')
  await expect(entry.getByRole('alert')).toHaveText('초성만 입력할 수 있습니다.')
  await expect(boxes(page).first()).toBeFocused()
  await page.keyboard.type('ㅂ')
  await expect(boxes(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry.getByRole('alert')).toHaveText('초성을 모두 입력해 주세요.')
  await lose(page)

  // The keypad is one stop of the Tab key after the boxes; arrows go from key to key.
  await boxes(page).last().focus()
  await page.keyboard.press('Tab')
  const keypad = entry.getByRole('toolbar', { name: '초성 글쇠판' })
  const go = async (name: string) => {
    for (
      let i = 0;
      i < 19 && !(await keypad.getByRole('button', { name, exact: true }).evaluate((key) => key === document.activeElement));
      i++
    )
      await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }
  for (const name of ['비읍', '이응', '지읒', '치읓']) await go(name)
  expect(await values(page)).toBe('ㅂ,ㅇ,ㅈ,ㅊ')
  await press(entry.getByRole('button', { name: '정답 제출' }))
  await expectApplied(page, () => answerDialog(page, OFFER, '닫기'))
  await expect(page).toHaveURL(new RegExp(`/zin/event/event/${eventSeq}/?$`))
})

test('tvc: what an input method writes lands in its boxes', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, tvQuiz('tvc'))
  await signIn('haneul')
  await openEntry(page, eventSeq)
  await boxes(page).first().focus()
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  // Each letter ends the one before it, as a Korean keyboard does.
  await compose('ㅂ')
  await keyboard.send('Input.insertText', { text: 'ㅂ' })
  await compose('ㄱ')
  await compose('ㄳ')
  await keyboard.send('Input.insertText', { text: 'ㄳ' })
  await expect.poll(() => values(page)).toBe('ㅂ,ㄱ,ㅅ,')
  await expect(boxes(page).nth(3)).toBeFocused()
  await compose('바')
  await keyboard.send('Input.insertText', { text: '바' })
  await expect(page.locator('[data-entry]').getByRole('alert')).toHaveText('초성만 입력할 수 있습니다.')
  expect(await values(page)).toBe('ㅂ,ㄱ,ㅅ,')
})

test('tvc2: a survey follows the right answer, and the consultation the entry', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, tvQuiz('tvc2'))
  await signIn('haneul')
  const entry = await openEntry(page, eventSeq)
  await lose(page)
  await page.keyboard.type('ㅂㅇㅈㅊ')
  await page.keyboard.press('Enter')
  const survey = page.getByRole('dialog', { name: '광고 퀴즈 설문' })
  const send = () => press(survey.getByRole('button', { name: '응모하기' }))
  await send()
  await expect(survey.getByRole('alert').filter({ hasText: /./ })).toHaveText('리모델링 계획 여부를 선택해 주세요.')
  await press(survey.getByRole('radio', { name: '예, 있습니다' }), 'Space')
  await send()
  await expect(survey.getByRole('alert').filter({ hasText: /./ })).toHaveText('관심 제품을 1개 이상 선택해 주세요.')
  const all = survey.getByRole('checkbox', { name: '전체 선택' })
  await press(all, 'Space')
  await expect(survey.getByRole('checkbox', { name: '벽지' })).toBeChecked()
  await press(survey.getByRole('checkbox', { name: '창호' }), 'Space')
  await expect(all).toBeChecked({ indeterminate: true })

  // Closed half way, it is taken up again where it was, and nothing has to be solved twice.
  await page.keyboard.press('Escape')
  await expect(survey).toHaveCount(0)
  await press(entry.getByRole('button', { name: '설문 이어서 하기' }))
  await expect(survey.getByRole('checkbox', { name: '바닥재' })).toBeChecked()
  await send()
  await answerDialog(page, OFFER, '상담 신청')
  await page.waitForURL(`**/zin/consulting/start?eventId=${eventSeq}`)
})

test('tvc3: the comment is counted', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, tvQuiz('tvc3'))
  await signIn('haneul')
  await openEntry(page, eventSeq)
  await lose(page)
  await page.keyboard.type('ㅂㅇㅈㅊ')
  await page.keyboard.press('Enter')
  const survey = page.getByRole('dialog', { name: '광고 퀴즈 설문' })
  await press(survey.getByRole('radio', { name: '아니요, 없습니다' }), 'Space')
  await write(page, survey.getByLabel('한마디'), '아홉글자입니다요.')
  await press(survey.getByRole('button', { name: '응모하기' }))
  await expect(survey.getByRole('alert').filter({ hasText: /./ })).toHaveText('댓글을 10자 이상 입력해 주세요.')
  await write(page, survey.getByLabel('한마디'), '거실 창호를 바꾸고 싶어요')
  await press(survey.getByRole('button', { name: '응모하기' }))
  await expectApplied(page, () => answerDialog(page, OFFER, '닫기'))
})

for (const eventType of ['videoQuiz', 'videoPuzzleQuiz'] as const) {
  test(`${eventType}: wrong shows the hint and empties what was wrong; right and with an address it applies`, async ({
    page,
    staff,
    signIn,
  }) => {
    const eventSeq = await madeEvent(staff, videoQuiz(eventType))
    await signIn('haneul')
    const entry = await openEntry(page, eventSeq)
    const [number, word, address] = [0, 1, 2].map((at) => entry.getByRole('textbox').nth(at)) as [Locator, Locator, Locator]
    await press(number)
    await expect(entry.getByRole('alert')).toHaveText('정답을 입력해 주세요.')
    await write(page, number, '3')
    await write(page, word, '올리브')
    await page.keyboard.press('Enter')
    await answerDialog(page, '정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.')
    const hint = page.getByRole('dialog', { name: '힌트' })
    await expect(hint.getByRole('img', { name: '연한 풀빛 타일' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(hint).toHaveCount(0)
    await expect(number).toHaveValue('3')
    await expect(word).toHaveValue('')
    await expect(word).toBeFocused()

    await page.keyboard.insertText('세 이 지')
    await page.keyboard.press('Enter')
    await expect(entry.getByRole('alert')).toHaveText('공유한 URL을 입력해 주세요.')
    await write(page, address, 'ftp://blog.example.com/1')
    await page.keyboard.press('Enter')
    await expect(entry.getByRole('alert')).toHaveText('올바른 URL 형식이 아닙니다.')
    await write(page, address, `https://blog.example.com/${eventSeq}`)
    await page.keyboard.press('Enter')
    await expectApplied(page, () => answerDialog(page, '응모가 완료되었습니다.'))
  })
}

test('S-EVT-9: a visitor who focuses a box is asked to log in, and the box loses the focus', async ({ page, staff }) => {
  const eventSeq = await madeEvent(staff, tvQuiz('tvc'))
  await openEntry(page, eventSeq)
  await boxes(page).first().click()
  const asked = page.getByRole('alertdialog', { name: '로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?' })
  await expect(asked).toBeVisible()
  await expect(boxes(page).first()).not.toBeFocused()
  await press(asked.getByRole('button', { name: '취소' }))
  await expect(asked).toHaveCount(0)
  await expect(boxes(page).first()).not.toBeFocused()
})
