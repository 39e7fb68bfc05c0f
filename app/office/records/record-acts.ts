// Acts on records: what each is called, what it asks before, and what its result says.
import { particleAfter } from '@/lib/particle'
import { call } from '@/schemas/api/base/call'
import type { Input, Item } from '@/schemas/api/base/contract'
import { actOnRecords, undoRecords } from '@/schemas/api/site/record-acts'
import type { FieldChange } from '@/schemas/records/change-field'

export type RecordAct = Input<typeof actOnRecords>['act']
/** What can be chosen at one row: an act, or a copy of it. */
export type RowAct = RecordAct | 'duplicate'

interface ActWords {
  verb: string
  /** Label of the confirming button, when the verb is too short for it. */
  doWords?: string
  isDestructive?: boolean
  /** Asked before it is done to several records at once, or takes something away; undo is offered after every act. */
  question?: { title: string; text: string }
  done: string
  undone: string
}

export const ACTS: Record<RecordAct, ActWords> = {
  publish: {
    verb: '게시',
    question: {
      title: '게시하시겠습니까?',
      text: '지금 저장된 내용을 방문자에게 공개합니다. 고칠 곳이 있는 것은 게시하지 않고 이유를 알려 드립니다.',
    },
    done: '게시했습니다.',
    undone: '게시를 되돌렸습니다.',
  },
  withdraw: {
    verb: '게시 내리기',
    isDestructive: true,
    question: { title: '게시를 내리시겠습니까?', text: '방문자는 더 이상 볼 수 없습니다. 입력한 내용은 그대로 남습니다.' },
    done: '게시를 내렸습니다.',
    undone: '다시 게시했습니다.',
  },
  unschedule: { verb: '예약 취소', done: '예약을 취소했습니다.', undone: '예약을 되살렸습니다.' },
  trash: {
    verb: '휴지통으로',
    doWords: '휴지통으로 옮기기',
    isDestructive: true,
    question: {
      title: '휴지통으로 옮기시겠습니까?',
      text: '방문자에게 보이던 것은 더 이상 보이지 않습니다. 휴지통에서 되살리면 지금 상태로 돌아옵니다.',
    },
    done: '휴지통으로 옮겼습니다.',
    undone: '휴지통에서 되돌렸습니다.',
  },
  restore: { verb: '되살리기', done: '되살렸습니다.', undone: '다시 휴지통으로 옮겼습니다.' },
  set: { verb: '값 바꾸기', done: '값을 바꾸었습니다.', undone: '값을 되돌렸습니다.' },
}

/** The records concerned: some by their ids, or all that a list matches, with the number that was seen. */
export type Concerned = Pick<Input<typeof actOnRecords>, 'ids' | 'search' | 'filter' | 'state' | 'mine' | 'expected'> & {
  count: number
  /** Name of the record, if it is one. */
  name?: string
}

export interface ActResult {
  title: string
  refused: Item<typeof actOnRecords>['refused']
  done: number
  /** Batches that undo the act, the last first; empty when there is nothing to undo. */
  batches: readonly string[]
  undone: string
}

/** @param more for `set`: the field and its new value. @throws CallFailure when nothing was done at all. */
export async function actOn(type: string, act: RecordAct, { count, name, ...which }: Concerned, more?: FieldChange): Promise<ActResult> {
  const { item } = await call(actOnRecords, { type, act, ...which, ...more })
  return {
    title: resultWords(act, item, count === 1 ? name : undefined),
    refused: item.refused,
    done: item.done,
    batches: item.batch ? [item.batch] : [],
    undone: ACTS[act].undone,
  }
}

/** Undoes the batches in their order. What somebody changed since stays, and is named. */
export async function undoActs(type: string, { batches, undone }: Pick<ActResult, 'batches' | 'undone'>): Promise<ActResult> {
  const refused: ActResult['refused'][number][] = []
  let done = 0
  for (const batch of batches) {
    const { item } = await call(undoRecords, { type, batch })
    done += item.done
    refused.push(...item.refused)
  }
  const title = [done > 0 ? undone : '', refused.length > 0 ? `${refused.length}개는 그사이 바뀌어 되돌리지 못했습니다.` : '']
  return { title: title.filter(Boolean).join(' ') || '되돌릴 것이 없습니다.', refused, done, batches: [], undone: '' }
}

function resultWords(act: RecordAct, { done, same, refused: list }: Item<typeof actOnRecords>, name: string | undefined): string {
  const refused = list.length
  const what = (count: number): string => {
    const words = name === undefined ? `${count.toLocaleString('ko-KR')}개` : `‘${name}’`
    return `${words}${particleOf(act, words)}`
  }
  const verb = ACTS[act].verb
  const refusal =
    refused > 0 ? `${name === undefined ? `${refused.toLocaleString('ko-KR')}개는` : what(1)} ${verb} 처리를 하지 못했습니다.` : ''
  const alike =
    same > 0 ? `${name === undefined ? `${same.toLocaleString('ko-KR')}개는` : `‘${name}’은(는)`} 이미 그 값이라 그대로 두었습니다.` : ''
  return [done > 0 ? `${what(done)} ${ACTS[act].done}` : '', alike, refusal].filter(Boolean).join(' ') || '바뀐 것이 없습니다.'
}

/** A record is published, but its publication is taken down and its value is changed. */
const particleOf = (act: RecordAct, words: string): string =>
  act === 'withdraw' || act === 'set' || act === 'unschedule' ? '의' : particleAfter(words, '을/를')
