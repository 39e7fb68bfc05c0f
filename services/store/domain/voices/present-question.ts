import type { Question } from '@/schemas/api/store/questions'
import { authorShown } from '@/schemas/rules/base/author-name'
import { questionWords, type QuestionRow } from './question-words'

/** A question as it is read. @param isOwn its author reads what is private. */
export function presentQuestion(row: QuestionRow, isOwn = false): Question {
  const isPrivate = row.privateWords !== null
  const told = !isPrivate || isOwn ? { name: authorShown(row.shownName), ...questionWords(row) } : { name: '', contents: '', answer: '' }
  return {
    QUESTION_SEQ: row.questionSeq,
    MEMBER_NAME: told.name,
    CONTENTS: told.contents,
    privateYn: isPrivate ? 'Y' : 'N',
    answeredYn: row.answeredAt ? 'Y' : 'N',
    answer: told.answer,
    ANSWER_DT: row.answeredAt?.toISOString() ?? '',
    REG_DT: row.postedAt.toISOString(),
  }
}
