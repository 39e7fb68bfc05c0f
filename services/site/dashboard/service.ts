import { service } from '@/services/kit/service'
import { exportDashboard } from './export-dashboard'
import { readDashboard } from './read-dashboard'

export const dashboard = service('dashboard', [readDashboard, exportDashboard])
