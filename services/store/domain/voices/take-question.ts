import { forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import { questionFault } from '@/schemas/rules/store/question-fault'
import type { Ctx, Fails } from '@/services/kit/service'
import { findForbiddenWord } from '@/services/members/domain/forbidden-words'

/** The words of a question without spaces at their ends; refused where a rule is broken. */
export async function takeQuestion(ctx: Ctx & Fails<'tooShort' | 'forbiddenWord'>, typed: string): Promise<string> {
  const contents = typed.trim()
  const fault = questionFault(contents)
  if (fault) throw ctx.fail('tooShort', { words: fault })
  const word = await findForbiddenWord(contents, ctx)
  if (word !== undefined) throw ctx.fail('forbiddenWord', { words: forbiddenSentence(word) })
  return contents
}
