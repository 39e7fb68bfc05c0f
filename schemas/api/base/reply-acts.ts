// What a member does to a reply of whatever noun: removes an own one, reports another's. Each noun has contracts of its own.
import { Type, type TInteger } from 'typebox'
import { REPORT_LENGTH } from './reply-report'

/** @param noun what a reply is called where it stands. */
export const replyActs = (noun: '댓글' | '글') => {
  const missing = ['404', `${noun}을 찾을 수 없습니다.`, 404] as const
  return {
    remove: { missing, notOwn: ['403', `내가 쓴 ${noun}만 삭제할 수 있습니다.`, 403] },
    report: { missing, own: ['400', `내가 쓴 ${noun}은 신고할 수 없습니다.`], again: ['409', `이미 신고한 ${noun}입니다.`, 409] },
  } as const
}

/** Staff read the reason. */
export const reportOf = (replySeq: TInteger) =>
  Type.Object({ replySeq, reason: Type.String({ title: '신고 사유', minLength: 1, maxLength: REPORT_LENGTH, pattern: '\\S' }) })
