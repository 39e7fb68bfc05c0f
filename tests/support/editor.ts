import { expect, type APIRequestContext } from '@playwright/test'
import type { Block, PageDocument } from '@/schemas/page/document'

export type Draft = Partial<PageDocument> & { route: string; blocks: Block[] }

/** Saves and publishes pages through the calls that the builder uses. */
export class Editor {
  readonly #staff: APIRequestContext
  /** What was saved last under each route: a save names the draft that it started from. */
  readonly #saved = new Map<string, { id: string; draftNumber: number }>()

  constructor(staff: APIRequestContext) {
    this.#staff = staff
  }

  async save(draft: Draft): Promise<{ id: string; draftNumber: number }> {
    const definition: PageDocument = { schemaVersion: 1, kind: 'page', title: '여정 시험', layout: 'empty', ...draft }
    const saved = await this.#post('/adm/foPage/save', { definition, ...this.#saved.get(draft.route) })
    this.#saved.set(draft.route, saved)
    return saved
  }

  /** @returns the page's address. */
  async publish(draft: Draft): Promise<string> {
    const { id, draftNumber } = await this.save(draft)
    await this.#post('/adm/svcPageDeploy/deploy', { id, draftNumber })
    return encodeURI(draft.route)
  }

  /** Puts a page that was saved here into the bin. */
  async remove(route: string): Promise<void> {
    const response = await this.#staff.post('/adm/foPage/trash', { data: { ids: [this.#saved.get(route)!.id] } })
    expect(response.status(), await response.text()).toBe(200)
    this.#saved.delete(route)
  }

  async #post(path: string, data: object): Promise<{ id: string; draftNumber: number }> {
    const response = await this.#staff.post(path, { data })
    expect(response.status(), `${path}: ${await response.text()}`).toBe(200)
    const { data: answer } = (await response.json()) as { data: { item: { id: string; draftNumber: number } } }
    return { id: answer.item.id, draftNumber: answer.item.draftNumber }
  }
}
