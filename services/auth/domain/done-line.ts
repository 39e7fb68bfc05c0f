import { settings } from '@/services/base/settings'
import { cookieLine, DONE_COOKIE } from './cookies'
import { signToken } from './tokens'

const DONE_SECONDS = 120

/** Says for two minutes that a form was sent, so that the page after it opens once (G-CONSDONE, G-ORDERDONE). @param form its path. */
export const doneLine = async (form: string, now: Date): Promise<string> =>
  cookieLine(DONE_COOKIE, await signToken(settings().appSecret, 'done', { form }, now, DONE_SECONDS), DONE_SECONDS, { script: true })
