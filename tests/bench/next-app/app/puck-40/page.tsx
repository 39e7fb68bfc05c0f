import { puckPage } from '../puck-page'

export const dynamic = 'force-dynamic'
export default puckPage(40, false)
