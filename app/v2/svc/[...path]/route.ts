import { handleCall } from '@/app/handle-call'

export const dynamic = 'force-dynamic'
export {
  handleCall as GET,
  handleCall as HEAD,
  handleCall as OPTIONS,
  handleCall as POST,
  handleCall as PUT,
  handleCall as PATCH,
  handleCall as DELETE,
}
