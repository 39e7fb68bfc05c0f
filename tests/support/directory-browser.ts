// A browser that signs in by the account of a company: it begins at the site, goes to the provider and comes back.
import { SAID_COOKIE } from '@/schemas/words/said-cookie'
import { Visitor, type VisitorResponse } from './visitor'

export interface CameBack {
  /** The path of ours that it ends on. */
  path: string
  /** What that page says. */
  said: string
}

export class DirectoryBrowser extends Visitor {
  /** @returns where the site leads. */
  async begin(query = ''): Promise<string> {
    const response = await this.get(`/auth/svc/directory/start${query}`, { headers: { 'sec-fetch-site': 'same-origin' } })
    return response.headers.get('location') ?? ''
  }

  /** A link from elsewhere, with our cookies. */
  async follow(url: string): Promise<CameBack> {
    const { pathname, search } = new URL(url, 'http://localhost:3000')
    return this.#cameBack(await this.get(pathname + search, { headers: { 'sec-fetch-site': 'cross-site', origin: '' } }))
  }

  /** A form that another site posts, without our cookies; the answer is followed with them. */
  async bringForm(path: string, form: Record<string, string>): Promise<CameBack> {
    const own = new Map(this.cookies)
    this.cookies.clear()
    const init = {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin: 'https://idp.company.example', 'sec-fetch-site': 'cross-site' },
    }
    const response = await this.ask(path, init)
    for (const [name, value] of own) this.cookies.set(name, value)
    const location = response.headers.get('location') ?? ''
    return location.startsWith('/auth/') ? this.follow(location) : this.#cameBack(response)
  }

  #cameBack({ status, headers }: VisitorResponse): CameBack {
    const raw = this.cookies.get(SAID_COOKIE) ?? ''
    this.cookies.delete(SAID_COOKIE)
    return { path: headers.get('location') ?? String(status), said: decodeURIComponent(raw) }
  }
}
