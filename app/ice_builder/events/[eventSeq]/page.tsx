import { EventScreen } from '@/app/office/events/events/event-screen.lazy'
import { openEvent } from '@/schemas/api/events/staff'
import { detailPage } from '../../detail-page'
import { staffMetadata } from '../../staff-metadata'

const SCREEN = { id: 'events', title: '이벤트 설정' }
export const generateMetadata = staffMetadata(SCREEN)
export default detailPage(SCREEN, openEvent, ({ first, ...props }) => <EventScreen {...props} event={first} />)
