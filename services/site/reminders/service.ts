import { service } from '@/services/kit/service'
import { askReminder } from './ask-reminder'

export const reminders = service('reminders', [askReminder])
