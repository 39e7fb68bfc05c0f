import type pg from 'pg'

/**
 * The same connection, whose queries wait for each other: the reads of one transaction may be asked for at once, as they are of the
 * pool, but `pg` may be asked only when it has answered.
 */
export function queueQueries<C extends pg.ClientBase>(client: C): C {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...args: Parameters<typeof client.query>): Promise<unknown> => {
    const answer = last.then(() => client.query(...args) as unknown)
    last = answer.catch(() => undefined) // its own caller hears of it
    return answer
  }
  return Object.assign(Object.create(client) as C, { query })
}
