'use client'
import { useRef, useState } from 'react'
import { withParticle } from '@/lib/particle'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { removeActivity, restoreActivity } from '@/schemas/api/members/my-page'
import { askActivity, type Activity, type ActivityRequest } from './ask-activity'

type Line = Activity['items'][number]

interface UsedActivity {
  activity: Activity
  /** @returns whether the line is gone from the page. */
  remove: (line: Line) => Promise<boolean>
}

/** The page of a tab on the screen. What can be put back goes at once and can be undone; anything else is asked for first. */
export function useActivity(first: Activity, asked: ActivityRequest): UsedActivity {
  const [activity, setActivity] = useState(first)
  const isBusy = useRef(false)

  const refresh = async () => setActivity(await askActivity(call, asked))
  const undo = async (target: { type: ActivityRequest['tab']; seq: number; kind: string }) => {
    try {
      await call(restoreActivity, target)
      await refresh()
      showSnackbar('내역을 되돌렸습니다.')
    } catch (error) {
      await sayFailure(error, { id: restoreActivity.id })
    }
  }
  const remove = async (line: Line): Promise<boolean> => {
    // A second press waits for the first.
    if (isBusy.current) return false
    isBusy.current = true
    try {
      const isRestorable = line.restorableYn === 'Y'
      if (!isRestorable && !(await isConfirmed(line))) return false
      const target = { type: asked.tab, seq: line.SEQ, kind: line.KIND }
      await call(removeActivity, target)
      setActivity((shown) => without(shown, line))
      if (isRestorable) showSnackbar('내역에서 지웠습니다. 참여는 그대로 유지됩니다.', { label: '되돌리기', run: () => void undo(target) })
      else showSnackbar('삭제했습니다.')
      // The page is filled up; without an answer it stays as it is.
      await refresh().catch(() => undefined)
      return true
    } catch (error) {
      await sayFailure(error, { id: removeActivity.id })
      // Removed in another tab: the page shows what is there.
      await refresh().catch(() => undefined)
      return false
    } finally {
      isBusy.current = false
    }
  }
  return { activity, remove }
}

async function isConfirmed({ KIND_NAME }: Line): Promise<boolean> {
  const answer = await showConfirmDialog({
    title: `${withParticle(KIND_NAME, '을/를')} 삭제하시겠습니까?`,
    text: '삭제한 글은 되돌릴 수 없습니다.',
    okLabel: '삭제',
  })
  return answer === 'ok'
}

function without(shown: Activity, { KIND, SEQ }: Line): Activity {
  const items = shown.items.filter((item) => item.KIND !== KIND || item.SEQ !== SEQ)
  return { ...shown, items, total: shown.total - (shown.items.length - items.length) }
}
