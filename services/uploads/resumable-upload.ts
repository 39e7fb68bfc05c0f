// What the calls of a resumable upload do (schemas/api/base/resumable-upload.ts). Each is a call like any other, so that the pipeline
// decides the origin, the session and the rate before a byte is read; here is decided whose file it is, how long it may be and where it
// goes on. Why this is no library: docs/decisions/0035-uploads-go-on-by-the-tus-protocol.md.
import { pathOf, type AnyContract, type Input } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import type { resumableUpload } from '@/schemas/api/base/resumable-upload'
import { TUS_VERSION } from '@/schemas/api/base/tus'
import type { Session } from '@/schemas/api/auth/session'
import { COMMON } from '@/schemas/words/messages'
import { blindIndex } from '@/services/base/seal'
import { settings } from '@/services/base/settings'
import { diskGuard } from '@/services/db/disk-guard'
import { refusal } from '@/services/kit/refusal'
import type { Ctx, Fails } from '@/services/kit/service'
import { IncomingFiles } from './incoming-files'

type Contracts = ReturnType<typeof resumableUpload>
interface Answer {
  response: Response
}

export class ResumableUpload {
  readonly #begin: AnyContract
  readonly #maxBytes: number
  readonly #files: IncomingFiles

  /** @param area folder of its files among those that arrive. */
  constructor({ begin, piece }: Pick<Record<keyof Contracts, AnyContract>, 'begin' | 'piece'>, area: string) {
    this.#begin = begin
    this.#maxBytes = piece.maxBytes!
    this.#files = new IncomingFiles(area)
  }

  async begin({ uploadLength, fileName }: Input<Contracts['begin']>, { session }: Ctx): Promise<Answer> {
    if (uploadLength > this.#maxBytes) throw refusal(COMMON.tooLarge)
    await diskGuard(settings().dataDir)
    const id = await this.#files.begin(ownerOf(session), { length: uploadLength, name: fileName })
    return answer(201, { location: `${pathOf(this.#begin)}/${id}`, 'upload-offset': '0' })
  }

  async offset({ uploadId }: Input<Contracts['offset']>, ctx: Ctx & Fails<'uploadGone'>): Promise<Answer> {
    const file = await this.#files.find(ownerOf(ctx.session), uploadId)
    if (!file) throw ctx.fail('uploadGone')
    return answer(200, { 'upload-offset': String(file.offset), 'upload-length': String(file.length) })
  }

  async append(
    { uploadId, uploadOffset, bytes }: Input<Contracts['piece']>,
    ctx: Ctx & Fails<'uploadGone' | 'otherOffset' | 'tooLong'>,
  ): Promise<Answer> {
    const outcome = await this.#files.append(ownerOf(ctx.session), uploadId, uploadOffset, bytes).catch((cause: unknown) => {
      // A broken connection is no fault of this process, and its response reaches no client.
      throw cause instanceof CallFailure || isOfDisk(cause) ? cause : refusal(COMMON.malformed)
    })
    if (typeof outcome === 'string') throw ctx.fail(outcome)
    return answer(204, { 'upload-offset': String(outcome) })
  }

  async drop({ uploadId }: { uploadId: string }, { session }: Ctx): Promise<Answer> {
    await this.#files.remove(ownerOf(session), uploadId)
    return answer(204)
  }

  /** The file, all of which has arrived. */
  async take({ uploadId }: { uploadId: string }, ctx: Ctx & Fails<'uploadGone' | 'uploadPartial'>): Promise<File> {
    const owner = ownerOf(ctx.session)
    const file = await this.#files.open(owner, uploadId)
    if (!file) throw ctx.fail((await this.#files.find(owner, uploadId)) ? 'uploadPartial' : 'uploadGone')
    return file
  }
}

/** The same for a person in another tab, after a reload and after a sign-in with the verified name and number. */
export function ownerOf({ identified, user }: Session): string {
  const who = identified ? `${identified.memberName}|${identified.mobileNo}` : user?.memberNo
  if (who === undefined) throw refusal(COMMON.identityNeeded)
  return blindIndex(who, 'resumable.owner')
}

/** The connection's faults have codes of their own. */
const isOfDisk = (cause: unknown): boolean => ['ENOSPC', 'EIO', 'EDQUOT', 'EROFS'].includes((cause as NodeJS.ErrnoException).code ?? '')

const answer = (status: number, headers: Record<string, string> = {}): Answer => ({
  response: new Response(null, { status, headers: { ...headers, 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' } }),
})
