import * as contracts from '@/schemas/api/members/level-tests'
import { levelOf } from '@/schemas/rules/members/level-of'
import { levelResults } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { levelsOf } from './levels-of'
import { questionsOf } from './questions-of'

/** One result a member: a new test takes the place of the earlier one. */
export const saveLevelTest = operation(contracts.saveLevelTest, async ({ answers }, ctx) => {
  const { db, siteId, now, session } = ctx
  const questions = await questionsOf(ctx)
  const chosen = new Map(answers.map(({ question, choice }) => [question, choice]))
  const known = new Set(questions.map(({ id }) => id))
  if ([...chosen.keys()].some((question) => !known.has(question))) throw ctx.fail('changed')
  const given = questions.map(({ id, question, choices }, i) => {
    const choice = chosen.get(id)
    if (choice === undefined)
      throw ctx.fail('unanswered', {
        words: contracts.saveLevelTest.errors!.unanswered[1].replace('{n}', String(i + 1)),
        problems: [{ pointer: `/answers/${i}`, message: '답을 골라 주세요.' }],
      })
    const answer = choices[choice - 1]
    if (!answer) throw ctx.fail('changed')
    return { question, answer: answer.text, points: answer.points }
  })
  const points = given.reduce((sum, one) => sum + one.points, 0)
  const level = levelOf(await levelsOf(ctx), points)
  if (!level || given.length === 0) throw ctx.fail('empty')
  const result = {
    siteId,
    level: level.code,
    points,
    answers: given.map(({ question, answer }) => ({ question, answer })),
    takenAt: now,
  }
  await db
    .insert(levelResults)
    .values({ memberNo: session.user!.memberNo, ...result })
    .onConflictDoUpdate({ target: levelResults.memberNo, set: result })
  return { item: { level: level.code } }
})
