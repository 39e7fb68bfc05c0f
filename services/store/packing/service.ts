import { service } from '@/services/kit/service'
import { browsePacking } from './browse-packing'
import { printPacking } from './print-packing'
import { readParcelFile } from './read-parcel-file'

export const packing = service('packing', [browsePacking, printPacking, readParcelFile])
