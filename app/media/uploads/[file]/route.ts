import { CallFailure } from '@/schemas/api/base/failure'
import { answerUpload } from '@/services/site/media/answer-upload'

/** An uploaded file as stored; the page server adds the policy of files. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  try {
    return await answerUpload((await params).file, request.headers)
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    return Response.json(
      { data: { result: error.code, resultMessage: error.message } },
      { status: error.status, headers: { 'cache-control': 'no-store' } },
    )
  }
}
