// Every store of records, introduced to the kit: by the app for calls, by the page server for seeds and appointments.
import { contentStores } from '@/services/content/domain/content-stores'
import { registerStores } from './kit/records/record-store'

registerStores([...contentStores])
