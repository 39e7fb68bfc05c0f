import { door } from '@/app/door'

export const dynamic = 'force-dynamic'
export { door as GET, door as HEAD, door as OPTIONS, door as POST, door as PUT, door as PATCH, door as DELETE }
