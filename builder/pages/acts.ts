// Actions on many documents at once. Each document has its own outcome: a refusal of one does not undo the others, and both are reported.
import { particleAfter } from '@/lib/particle'
import { publishMany, recoverPages, trashPages, withdrawPages } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { editorPath } from '../state/editor-path'
import type { PageRow } from './page-row'

export type Act = 'publish' | 'withdraw' | 'trash' | 'recover'
export type Outcome = Listed<typeof publishMany>
/** The part of a row that messages need. */
export type Named = Pick<PageRow, 'id' | 'kind' | 'name' | 'title'>

interface ActWords {
  contract: typeof publishMany
  verb: string
  /** Label of the confirming button, when the verb is too short for it. */
  doWords?: string
  /** Whether the action removes something from visitors or from the list. */
  isDestructive?: boolean
  /** The question before it; absent when nothing can be lost. */
  question?: { title: string; text: string }
  done: string
  refused: string
}

export const ACTS: Record<Act, ActWords> = {
  publish: {
    contract: publishMany,
    verb: '게시',
    question: {
      title: '게시하시겠습니까?',
      text: '지금 초안을 방문자에게 공개합니다. 고칠 곳이 있는 문서는 게시하지 않고 이유를 알려 드립니다.',
    },
    done: '게시했습니다.',
    refused: '게시하지 못했습니다.',
  },
  withdraw: {
    contract: withdrawPages,
    verb: '게시 내리기',
    isDestructive: true,
    question: { title: '게시를 내리시겠습니까?', text: '방문자는 더 이상 볼 수 없습니다. 초안과 게시 이력은 그대로 남습니다.' },
    done: '게시를 내렸습니다.',
    refused: '게시를 내리지 못했습니다.',
  },
  trash: {
    contract: trashPages,
    verb: '휴지통으로',
    doWords: '휴지통으로 옮기기',
    isDestructive: true,
    question: {
      title: '휴지통으로 옮기시겠습니까?',
      text: '게시 중이면 방문자도 더 이상 볼 수 없습니다. 휴지통에서 되살리면 지금 상태로 돌아오고, 게시 중이던 문서는 다시 공개됩니다.',
    },
    done: '휴지통으로 옮겼습니다.',
    refused: '휴지통으로 옮기지 못했습니다.',
  },
  recover: { contract: recoverPages, verb: '되살리기', done: '되살렸습니다.', refused: '되살리지 못했습니다.' },
}

export interface Entry {
  document: Named
  message: string
  problems: { pointer: string; message: string; place?: string; href?: string }[]
}
export interface Report {
  title: string
  isRefused: boolean
  done: Entry[]
  refused: Entry[]
  /** The action that undoes this one. */
  undo?: { act: Act; documents: Named[] }
}

/** @throws CallFailure when nothing was done at all. */
export async function carryOut(act: Act, documents: readonly Named[]): Promise<Report> {
  const { items } = await call(ACTS[act].contract, { ids: documents.map(({ id }) => id) })
  return reportOf(act, documents, items)
}

export function reportOf(act: Act, documents: readonly Named[], outcomes: readonly Outcome[]): Report {
  const { done: doneWords, refused: refusedWords } = ACTS[act]
  const known = new Map(documents.map((one) => [one.id, one]))
  const entries = outcomes.flatMap((outcome) => {
    const document = known.get(outcome.id)
    return document ? [{ ok: outcome.ok, entry: entryOf(document, outcome) }] : []
  })
  const done = entries.filter(({ ok }) => ok).map(({ entry }) => entry)
  const refused = entries.filter(({ ok }) => !ok).map(({ entry }) => entry)
  const title = [
    done.length > 0 ? `${nameOf(act, done)} ${doneWords}` : '',
    refused.length > 0 ? `${done.length > 0 ? `${refused.length}개는` : nameOf(act, refused)} ${refusedWords}` : '',
  ]
  return {
    title: title.filter(Boolean).join(' '),
    isRefused: refused.length > 0,
    done,
    refused,
    ...(act === 'trash' && done.length > 0 ? { undo: { act: 'recover' as const, documents: done.map(({ document }) => document) } } : {}),
  }
}

/** The particle after a document's name: a page is published, but its publication is taken down. */
export const particleOf = (act: Act, name: string): string => (act === 'withdraw' ? '의' : particleAfter(name, '을/를'))

/** One document is named by its title, several by their number. */
function nameOf(act: Act, entries: readonly Entry[]): string {
  if (entries.length !== 1) return `${entries.length}개${particleOf(act, '개')}`
  const { title } = entries[0]!.document
  return `‘${title}’${particleOf(act, title)}`
}

function entryOf(document: Named, { message, problems = [] }: Outcome): Entry {
  return {
    document,
    message,
    problems: problems.map(({ pointer, message: words, place }) => ({
      pointer,
      message: words,
      ...(place ? { place } : {}),
      href: problemPath(document, pointer),
    })),
  }
}

/** Path of the editor with the problem in view. */
export function problemPath({ kind, name }: Pick<Named, 'kind' | 'name'>, pointer: string): string {
  const path = editorPath(kind, name)
  return `${path}${path.includes('?') ? '&' : '?'}problem=${encodeURIComponent(pointer)}`
}
