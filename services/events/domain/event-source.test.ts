// A block of one template on a page: publishing refuses an event that is entered in another way, at the field where it was chosen.
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerDefinitions } from '@/schemas/page/definitions'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

let app: TestApp
const admin = { as: PEOPLE.admin }
beforeAll(async () => {
  const eventSeq = Type.Integer({ title: '이벤트', widget: 'select', source: 'events:quizChoice' })
  const props = Type.Object({ eventSeq }, { additionalProperties: false })
  registerDefinitions([{ type: 'event-quiz-choice', version: 1, title: '객관식 퀴즈', group: 'event', props, example: { eventSeq: 1 } }])
  app = await openTestApp('postgres')
})
afterAll(() => app.drop())

const event = async (eventType: string): Promise<number> => {
  const { data } = await app.post('/adm/event/create', { eventName: '이번 달 이벤트', eventType }, admin)
  return Number(data.item['eventSeq'])
}
const publishPageWith = async (eventSeq: number) => {
  const definition = {
    schemaVersion: 1,
    kind: 'page',
    route: `/quiz-${eventSeq}`,
    title: '퀴즈',
    layout: 'default',
    blocks: [{ id: 'quiz', type: 'event-quiz-choice', v: 1, props: { eventSeq } }],
  }
  const made = await app.post('/adm/foPage/save', { definition }, admin)
  return app.post('/adm/svcPageDeploy/deploy', { id: made.data.item['id'] }, admin)
}

test('an event of another kind is refused in words at its field; one that fits, though not published yet, is taken', async () => {
  const refused = await publishPageWith(await event('review'))
  expect(refused.data.problems).toEqual([
    expect.objectContaining({
      pointer: '/blocks/0/props/eventSeq',
      blockId: 'quiz',
      message: '고른 이벤트는 다른 방법(후기)으로 참여하는 이벤트라 여기에서 응모할 수 없습니다. 이 블록에 맞는 이벤트를 골라 주세요.',
    }),
  ])
  expect((await publishPageWith(await event('quizChoice'))).status).toBe(200)
})
