import { withParticle } from '@/lib/particle'
import type { Listed } from '@/schemas/api/base/contract'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { moveMedia, purgeMedia, recoverMedia, trashMedia } from '@/schemas/api/site/media-library'
import type { Report } from './media-report'

export type Act = 'trash' | 'recover' | 'purge' | { folderId: string | null; folder: string }

/** Files of one call. */
const AT_ONCE = 200

/**
 * Does something with files, and says what came of each.
 * @param names of the files, for the report.
 * @returns the files that were done.
 */
export async function carryOut(
  act: Act,
  files: readonly string[],
  names: ReadonlyMap<string, string>,
): Promise<{ report: Report; done: string[] }> {
  const done: string[] = []
  const refused: { name: string; message: string }[] = []
  try {
    for (let from = 0; from < files.length; from += AT_ONCE) {
      const items = await ask(act, files.slice(from, from + AT_ONCE))
      for (const { file, ok, message } of items) {
        if (ok) done.push(file)
        else refused.push({ name: names.get(file) ?? '파일', message })
      }
    }
  } catch (error) {
    const message = error instanceof CallFailure ? error.message : '마치지 못했습니다. 다시 시도해 주세요.'
    for (const file of files.slice(done.length + refused.length)) refused.push({ name: names.get(file) ?? '파일', message })
  }
  return { report: { words: wordsOf(act, done.length, refused.length), refused }, done }
}

async function ask(act: Act, files: string[]): Promise<Listed<typeof trashMedia>[]> {
  if (typeof act === 'object') return (await call(moveMedia, { files, folderId: act.folderId })).items
  return (await call(act === 'trash' ? trashMedia : act === 'recover' ? recoverMedia : purgeMedia, { files })).items
}

function wordsOf(act: Act, done: number, refused: number): string {
  const what =
    typeof act === 'object'
      ? `${withParticle(act.folder, '으로/로')} 옮겼습니다`
      : { trash: '휴지통으로 옮겼습니다', recover: '되돌렸습니다', purge: '완전히 지웠습니다' }[act]
  if (done === 0) return `파일 ${refused}개를 그대로 두었습니다.`
  return `파일 ${done}개를 ${what}.${refused > 0 ? ` ${refused}개는 그대로 두었습니다.` : ''}`
}
