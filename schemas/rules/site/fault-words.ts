// What is wrong with the audit log, in words (services/trail/verify-audits.ts finds it).

const WORDS = {
  changed: '내용이 바뀜',
  missing: '빠짐',
  moved: '다른 기록과 자리가 바뀜',
  added: '이 사이트가 남기지 않은 기록',
  seal: '봉인이 다름',
} as const

/** `151,207번 · 내용이 바뀜`; of a seal its number. */
export const faultWords = ({ kind, id }: { kind: keyof typeof WORDS; id: number }): string =>
  `${kind === 'seal' ? '봉인 ' : ''}${id.toLocaleString('ko-KR')}번 · ${WORDS[kind]}`
