import { DashboardScreen } from '@/app/office/site/dashboard/dashboard-screen'
import { dashboardInput, readDashboardView } from '@/app/office/site/dashboard/dashboard-view'
import { readDashboard } from '@/schemas/api/site/dashboard'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

const LIST = {
  id: 'vitals',
  here: 'dashboard',
  title: '방문 통계',
  contract: readDashboard,
  read: readDashboardView,
  inputOf: dashboardInput,
}
export const generateMetadata = staffMetadata(LIST)
export default listPage(LIST, DashboardScreen)
