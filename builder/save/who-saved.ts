/** The author of the earlier save, in the words of the conflict dialog. */
export interface Saved {
  title: string
  /** Begins a sentence: `한결 님이 … 저장했습니다.` */
  who: string
  /** Heading of their side of a conflict. */
  theirs: string
}

/**
 * Two tabs of one person are two authors to the server; to that person both are their own.
 * @param by who saved; undefined when unknown.
 * @param me id of the present editor; empty when unknown.
 */
export function whoSaved(by: { id: string; name: string } | null | undefined, me: string): Saved {
  if (by && by.id !== '' && by.id === me)
    return { title: '내 다른 탭에서 먼저 저장했습니다', who: '내 다른 탭에서', theirs: '내 다른 탭에서 저장한 것' }
  const who = by?.name ? `${by.name} 님이` : '다른 사람이'
  return { title: '다른 사람이 먼저 저장했습니다', who, theirs: `${who} 저장한 것` }
}
