import { service } from '@/services/kit/service'
import { browsePacking } from './browse-packing'
import { printPacking } from './print-packing'

export const packing = service('packing', [browsePacking, printPacking])
