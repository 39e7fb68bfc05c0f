import { readGuidePicture } from '@/app/office/guide/read-guide'
import { readStaff } from '@/app/ice_builder/require-staff'

export const dynamic = 'force-dynamic'

/** A picture of the guide, for staff only, as the console is. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  if (!(await readStaff())) return new Response(null, { status: 403 })
  const bytes = await readGuidePicture((await params).file)
  if (!bytes) return new Response(null, { status: 404 })
  return new Response(bytes, { headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' } })
}
