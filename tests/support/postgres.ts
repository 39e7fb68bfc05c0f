/** Address of the PostgreSQL server that `npm test` found or started; a test makes a database of its own in it. */
export function postgresUrl(): string {
  const url = process.env['DATABASE_URL_TEST']
  if (url) return url
  throw new Error('This test needs a PostgreSQL server: run it through `npm test -- --only=unit`, or name a server in DATABASE_URL_TEST.')
}
