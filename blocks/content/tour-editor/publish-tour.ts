import { showAlertDialog } from '@/lib/ui/dialogs'
import { CallFailure } from '@/schemas/api/base/failure'
import { saveMyHome } from '@/schemas/api/content/home-tours'
import { caseHref } from '@/schemas/rules/content/case-place'
import { isLoginNeeded } from '@/schemas/words/login-needed'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { quietCall } from './quiet-call'
import { askAndSignIn } from './sign-in'
import { newId } from './new-id'
import { sentFields, type TourSession } from './tour-session'

/** Saves and publishes, and shows the tour. @returns what is in the way, at which the writer stands then. */
export async function publishTour(session: TourSession): Promise<string | undefined> {
  const { page, photos, saver, facts } = session
  if (photos.isBusy()) return '사진을 올리고 있습니다. 모두 올린 뒤에 게시해 주세요.'
  const { title } = page.tree.head
  if (title.trim() === '') return focused('input', '제목을 입력해 주세요.')
  if (saver.store.getState().state === 'conflict') return '어느 글을 쓸지 먼저 골라 주세요.'
  if (!(await session.begin())) {
    const { state } = saver.store.getState()
    if (state === 'signed-out') {
      await askAndSignIn(session)
      return undefined
    }
    if (state !== 'refused') return '저장하지 못해 게시할 수 없습니다. 연결을 확인해 주세요.'
  }
  const { seq } = facts.getState()
  const { draftNumber } = saver.store.getState()
  try {
    const { item } = await quietCall(saveMyHome, {
      ...sentFields(page.document()),
      ...(seq === undefined ? {} : { seq, draftNumber }),
      saveKey: newId(),
      tempYn: 'N',
    })
    saver.settle(item.draftNumber)
    session.take(item)
    await showAlertDialog({ title: '게시했습니다.', text: '이제 누구나 볼 수 있습니다.', okLabel: '글 보기' })
    location.assign(caseHref({ TYPE: 'myhome', SEQ: item.seq }))
    return undefined
  } catch (error) {
    if (!(error instanceof CallFailure)) return UNEXPECTED
    if (isLoginNeeded(error.message)) {
      await askAndSignIn(session)
      return undefined
    }
    const [problem] = error.problems
    if (problem?.pointer === '/title') return focused('input', problem.message)
    if (problem?.blockId)
      return focused(`[data-story="${CSS.escape(problem.blockId)}"] :is(input, [role=textbox], button)`, problem.message)
    return problem?.message ?? error.message
  }
}

function focused(selector: string, words: string): string {
  document.querySelector<HTMLElement>(`[data-tour-desk] :is(${selector})`)?.focus()
  return words
}
