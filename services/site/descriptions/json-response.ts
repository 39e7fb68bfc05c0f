export const SCHEMA = { $schema: 'https://json-schema.org/draft/2020-12/schema' }

export const jsonResponse = (body: unknown, type: string): Response =>
  new Response(JSON.stringify(body, null, 2), { headers: { 'content-type': `${type}; charset=utf-8` } })
